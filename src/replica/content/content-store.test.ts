import { afterEach, expect, test, vi } from 'vitest';
import { stateVenueOffset, venueOffset } from '#shared/time.ts';
import type { Operation, OutboxEntry, Outcome } from '../protocol/operation.ts';
import type { SyncRow } from '../protocol/sync-row.ts';
import { changeBetween, rebased } from './change.ts';
import { createContentStore } from './content-store.ts';

afterEach(() => stateVenueOffset(undefined));

function news(id: string, revision: number, title: Record<string, string> = {}): SyncRow {
  return { kind: 'news', id, revision, row: { id, title } as never };
}

function entry(
  operation: Partial<Operation>,
  outcome: Outcome = { status: 'waiting' },
): OutboxEntry {
  const whole = { op: 'o', kind: 'news', id: 'a', action: 'update', base: null, set: null, at: '' };
  return { sequence: 1, owner: 'me', operation: { ...whole, ...operation } as Operation, outcome };
}

function titles(store: ReturnType<typeof createContentStore>) {
  const rows = store.state.getState().content.news;
  return Object.fromEntries([...rows].map(([id, row]) => [id, row.title]));
}

test('takes rows in any order, and only the newest state of each counts', () => {
  const store = createContentStore();
  store.apply([news('a', 5, { fr: 'new' }), news('b', 2)]);
  store.apply([news('a', 3, { fr: 'old' }), { kind: 'news', id: 'b', revision: 4, gone: true }]);
  store.apply([news('b', 3)]);
  expect(titles(store)).toEqual({ a: { fr: 'new' } });
});

test("a kind's map keeps its identity until a row of that kind changes", () => {
  const store = createContentStore();
  store.apply([news('a', 1)]);
  const before = store.state.getState().content;
  store.apply([news('a', 1), { kind: 'zone', id: 'z', revision: 2, row: { id: 'z' } as never }]);
  const after = store.state.getState().content;
  expect(after.news).toBe(before.news);
  expect(after.zone).not.toBe(before.zone);
});

test('replacing forgets revisions, for a restored server counts anew', () => {
  const store = createContentStore();
  store.apply([news('a', 50, { fr: 'before' }), news('b', 51)]);
  let steps = 0;
  store.state.subscribe(() => {
    steps += 1;
  });
  store.replace([news('a', 3, { fr: 'restored' })]);
  expect(titles(store)).toEqual({ a: { fr: 'restored' } });
  expect(steps).toBe(1);
  store.apply([news('a', 4, { fr: 'later' }), news('b', 5, { fr: 'anew' })]);
  expect(titles(store)).toEqual({ a: { fr: 'later' }, b: { fr: 'anew' } });
});

test('what an operation showed goes with it', () => {
  const store = createContentStore();
  store.apply([news('a', 1, { fr: 'stored', en: 'kept' })]);
  store.overlay([entry({ set: { title: { fr: 'typed' } } }, { status: 'waiting' })]);
  expect(titles(store)).toEqual({ a: { fr: 'typed', en: 'kept' } });
  store.overlay([]);
  expect(titles(store)).toEqual({ a: { fr: 'stored', en: 'kept' } });
});

test('no operations, again, are no news', () => {
  const store = createContentStore();
  const told = vi.fn();
  store.state.subscribe(told);
  store.overlay([]);
  expect(told).not.toHaveBeenCalled();
});

test('waiting and applied operations lie over the rows, language by language', () => {
  const store = createContentStore();
  store.apply([news('a', 1, { fr: 'un', en: 'one' }), news('b', 2)]);
  store.overlay([
    entry({ set: { title: { fr: 'deux', ar: 'اثنان', en: null } } }),
    entry({ id: 'c', action: 'insert', set: { title: { fr: 'neuf' } } }),
    entry({ id: 'b', action: 'delete' }, { status: 'applied' }),
    entry({ id: 'gone', set: { title: { fr: 'x' } } }),
  ]);
  expect(titles(store)).toEqual({ a: { fr: 'deux', ar: 'اثنان' }, c: { fr: 'neuf' } });
  store.overlay([entry({}, { status: 'refused', code: '23514', message: '' })]);
  expect(titles(store)).toEqual({ a: { fr: 'un', en: 'one' }, b: {} });
});

test('what a published page brought along gives way to the rows proper, and then goes', () => {
  const store = createContentStore();
  const rows = [news('a', 9, { fr: 'short' }), news('b', 9, { fr: 'gone since' })];
  store.seed({ edition: 21, rows, asOf: 5, outline: { days: [['2026-11-20', 17]] } });
  expect(store.state.getState()).toMatchObject({
    edition: 21,
    phase: 'empty',
    status: { asOf: 5 },
  });
  expect([store.revision, store.state.getState().outline?.days.length]).toEqual([0, 1]);
  store.apply([news('a', 1, { fr: 'whole' })]);
  expect(titles(store)).toEqual({ a: { fr: 'whole' }, b: { fr: 'gone since' } });
  store.settle(7);
  expect(store.revision).toBe(7);
  expect(titles(store)).toEqual({ a: { fr: 'whole' } });
  expect(store.state.getState().outline).toBeUndefined();
  store.apply([news('b', 2, { fr: 'back' })]);
  store.settle(6);
  expect(store.revision).toBe(7);
  expect(titles(store)).toEqual({ a: { fr: 'whole' }, b: { fr: 'back' } });
});

test('a change names exactly the fields and languages that differ', () => {
  const before = { title: { fr: 'un', en: 'one' }, author: 'A', featured: false, image: null };
  const after = {
    title: { fr: 'deux', en: 'one', ar: 'ا' },
    author: 'A',
    featured: true,
    image: null,
  };
  expect(changeBetween('news', 'a', before, after)).toEqual({
    kind: 'news',
    id: 'a',
    action: 'update',
    base: { title: { fr: 'un', ar: null }, featured: false },
    set: { title: { fr: 'deux', ar: 'ا' }, featured: true },
  });
  expect(changeBetween('news', 'a', before, { ...before })).toBeUndefined();
});

test('lists differ by their order, objects do not', () => {
  const before = { edition_ids: [20, 21], name: { fr: 'a', ar: 'b' }, photo: null };
  const change = (after: object) =>
    changeBetween('speaker', 's', before, { ...before, ...after })?.set;
  expect(change({ edition_ids: [21, 20] })).toEqual({ edition_ids: [21, 20] });
  expect(change({ edition_ids: [20] })).toEqual({ edition_ids: [20] });
  expect(change({ edition_ids: [20, 21, 22] })).toEqual({ edition_ids: [20, 21, 22] });
  expect(change({ name: { fr: 'a', ar: 'b', en: 'c' } })).toEqual({ name: { en: 'c' } });
  expect(change({ photo: 'p-1x1.png' })).toEqual({ photo: 'p-1x1.png' });
  expect(change({ edition_ids: [20, 21], name: { ar: 'b', fr: 'a' } })).toBeUndefined();
  expect(change({ photo: undefined })).toBeUndefined();
  // A text taken out is told as such, by its language alone.
  expect(change({ name: { fr: 'a' } })).toEqual({ name: { ar: null } });
});

test('an outline of the same corners in another order is another outline', () => {
  const ring = ['0 0', '0 1', '1 1', '0 0'].map((point) => point.split(' ').map(Number));
  const area = { type: 'Polygon', coordinates: [ring] };
  const same = { coordinates: [...area.coordinates], type: 'Polygon' };
  const turned = { ...area, coordinates: [[ring[0], ring[2], ring[1], ring[3]]] };
  expect(changeBetween('zone', 'z', { area }, { area: same })).toBeUndefined();
  expect(changeBetween('zone', 'z', { area }, { area: turned })).toBeDefined();
});

test('a new row has its own id, a number for an edition; later changes lie over earlier ones', () => {
  const store = createContentStore();
  const insert = (kind: 'edition' | 'news', id: string, set: object) =>
    entry({ kind, id, action: 'insert', set: { ...set } });
  store.overlay([
    insert('edition', '22', { year: 2027 }),
    insert('news', 'n', { author: 'A', title: { fr: 'un' } }),
    entry({ id: 'n', set: { author: 'B' } }),
    entry({ id: 'n', set: { author: 'C' } }, { status: 'conflict', row: null, revision: 3 }),
  ]);
  const { edition, news: shown } = store.state.getState().content;
  expect(edition.get('22')).toEqual({ id: 22, year: 2027 });
  expect(shown.get('n')).toEqual({ id: 'n', author: 'B', title: { fr: 'un' } });
});

test('the clock of the edition on show is stated as soon as its row comes', () => {
  const store = createContentStore();
  const row = (utc_offset: number, revision: number) =>
    ({ kind: 'edition', id: '21', revision, row: { id: 21, utc_offset } }) as unknown as SyncRow;
  const noon = Date.UTC(2026, 10, 20, 12);
  store.state.setState({ edition: 21 });
  store.apply([row(345, 1)]);
  expect(venueOffset(noon)).toBe(345);
  store.apply([row(0, 2)]);
  expect(venueOffset(noon)).toBe(0);
  store.state.setState({ edition: 20 });
  expect(venueOffset(Date.UTC(2024, 9, 18, 12))).toBe(60);
});

test('the revision reached is the highest taken in, rows that are gone included', () => {
  const store = createContentStore();
  store.apply([news('a', 5), { kind: 'news', id: 'b', revision: 8, gone: true }, news('c', 7)]);
  expect(store.revision).toBe(8);
  store.replace([news('a', 3)]);
  expect(store.revision).toBe(3);
});

test('trying again after a conflict starts from the row of the server', () => {
  const set = { title: { fr: 'mine' }, author: 'me' };
  const row = { title: { fr: 'theirs', en: 'x' }, author: 'them' };
  const conflict: Outcome = { status: 'conflict', row, revision: 7 };
  expect(
    rebased(entry({ set, base: { title: { fr: 'old' }, author: 'A' } }, conflict), 9).base,
  ).toEqual({
    title: { fr: 'theirs' },
    author: 'them',
  });
});

test('what two made at once is, tried again, an update of what is there', () => {
  const set = { content: { fr: 'mine' }, image_url: null };
  const conflict: Outcome = { status: 'conflict', row: { content: { ar: 'لهم' } }, revision: 7 };
  expect(rebased(entry({ action: 'insert', base: null, set }, conflict), 9)).toMatchObject({
    action: 'update',
    base: { image_url: null },
    set,
  });
});

test('trying again what met a row that is gone leaves it as it was', () => {
  const gone: Outcome = { status: 'conflict', row: null, revision: 7 };
  const { operation } = entry({ set: { author: 'me' }, base: { author: 'A' } }, gone);
  expect(rebased(entry({ set: { author: 'me' }, base: { author: 'A' } }, gone), 9)).toEqual(
    operation,
  );
});

test('a deletion tried again is made by somebody who has seen the row as it stands', () => {
  const row = { author: 'them' };
  const change = { action: 'delete', base: { author: 'A' }, set: null, seen: 3 } as const;
  const again = (revision: number) =>
    rebased(entry(change, { status: 'conflict', row, revision }), 9);
  expect(again(7)).toMatchObject({ action: 'delete', base: row, seen: 9 });
  expect(again(12)).toMatchObject({ seen: 12 });
});

test('what is written of another edition does not stand in this one, until that is shown', () => {
  const store = createContentStore();
  store.state.setState({ edition: 21 });
  const zone = (id: string, edition_id: number) =>
    entry({ kind: 'zone', id, action: 'insert', set: { edition_id } }, { status: 'waiting' });
  store.apply([
    { kind: 'location', id: 'l', revision: 1, row: { id: 'l', edition_ids: [21] } as never },
  ]);
  const moved = { kind: 'location', id: 'l', set: { edition_ids: [22] } } as const;
  store.overlay([zone('a', 21), zone('b', 22), entry(moved, { status: 'waiting' })]);
  const shown = () => [
    ...store.state.getState().content.zone.keys(),
    ...store.state.getState().content.location.keys(),
  ];
  expect(shown()).toEqual(['a']);
  store.state.setState({ edition: 22 });
  expect(shown()).toEqual(['b', 'l']);
});
