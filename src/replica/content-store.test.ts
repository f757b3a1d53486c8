import { expect, test } from 'vitest';
import { changeBetween, rebased } from './change.ts';
import { createContentStore } from './content-store.ts';
import type { Operation, OutboxEntry, Outcome } from './operation.ts';
import type { SyncRow } from './sync-row.ts';

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
  store.apply([news('a', 4, { fr: 'later' })]);
  expect(titles(store)).toEqual({ a: { fr: 'later' } });
});

test('waiting and applied operations lie over the rows, language by language', () => {
  const store = createContentStore();
  store.apply([news('a', 1, { fr: 'un', en: 'one' }), news('b', 2)]);
  store.overlay([
    entry({ set: { title: { fr: 'deux', ar: 'اثنان', en: null } } }),
    entry({ id: 'c', action: 'insert', set: { title: { fr: 'neuf' } } }),
    entry({ id: 'b', action: 'delete' }, { status: 'applied', revision: 9 }),
    entry({ id: 'gone', set: { title: { fr: 'x' } } }),
  ]);
  expect(titles(store)).toEqual({ a: { fr: 'deux', ar: 'اثنان' }, c: { fr: 'neuf' } });
  store.overlay([entry({}, { status: 'refused', code: '23514', message: '' })]);
  expect(titles(store)).toEqual({ a: { fr: 'un', en: 'one' }, b: {} });
});

test('what a published page brought along gives way to the rows proper, and then goes', () => {
  const store = createContentStore();
  const rows = [news('a', 9, { fr: 'short' }), news('b', 9, { fr: 'gone since' })];
  store.seed({ edition: 21, rows, asOf: 5, outline: [['2026-11-20', 17]] });
  expect(store.state.getState()).toMatchObject({
    edition: 21,
    phase: 'empty',
    status: { asOf: 5 },
  });
  expect([store.revision, store.state.getState().outline?.length]).toEqual([0, 1]);
  store.apply([news('a', 1, { fr: 'whole' })]);
  expect(titles(store)).toEqual({ a: { fr: 'whole' }, b: { fr: 'gone since' } });
  store.settle();
  expect(titles(store)).toEqual({ a: { fr: 'whole' } });
  expect(store.state.getState().outline).toBeUndefined();
  store.apply([news('b', 2, { fr: 'back' })]);
  store.settle();
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

test('trying again after a conflict starts from the row of the server', () => {
  const set = { title: { fr: 'mine' }, author: 'me' };
  const row = { title: { fr: 'theirs', en: 'x' }, author: 'them' };
  const conflict: Outcome = { status: 'conflict', row, revision: 7 };
  expect(
    rebased(entry({ set, base: { title: { fr: 'old' }, author: 'A' } }, conflict)).base,
  ).toEqual({
    title: { fr: 'theirs' },
    author: 'them',
  });
});

test('what two made at once is, tried again, an update of what is there', () => {
  const set = { content: { fr: 'mine' }, image_url: null };
  const conflict: Outcome = { status: 'conflict', row: { content: { ar: 'لهم' } }, revision: 7 };
  expect(rebased(entry({ action: 'insert', base: null, set }, conflict))).toMatchObject({
    action: 'update',
    base: { image_url: null },
    set,
  });
});
