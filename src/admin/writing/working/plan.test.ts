import { expect, test } from 'vitest';
import type { Event, Intervention, PlannedChange } from '#entities/index.ts';
import { createContentStore } from '#replica/content/content-store.ts';
import type { ContentChange } from '#replica/protocol/operation.ts';
import type { SyncRow } from '#replica/protocol/sync-row.ts';
import { workingContent } from './lay-over.ts';
import { deletedAtOnce, plan } from './plan.ts';

const session: Partial<Event> = {
  ...{ id: 'e', edition_id: 21, title: { fr: 'Soirée', ar: 'أمسية' }, published: true },
  ...{ starts_at: '2026-11-20T20:00:00.000Z', location_id: 'h', cancelled: false },
};
const talk: Partial<Intervention> = {
  ...{ id: 't', edition_id: 21, event_id: 'e', speaker_id: 's', title: { fr: 'Parole' } },
  ...{ description: {}, position: 0 },
};
const planned = (over: Partial<PlannedChange>): Partial<PlannedChange> => ({
  ...{ id: 'p', edition_id: 21, event_id: 'e', talk_id: null, field: 'title', language: 'fr' },
  ...{ seen: '"Soirée"', wanted: '"Nuit"', release_id: null },
  planned_at: '2026-11-20T09:00:00.000Z',
  ...over,
});

interface More {
  readonly event?: Partial<Event>;
  readonly planned?: readonly Partial<PlannedChange>[];
  readonly release?: { readonly id: string };
}

function contentOf(more: More = {}) {
  const rows = [
    ['event', { ...session, ...more.event }],
    ['event', { ...session, id: 'other' }],
    ['intervention', talk],
    ...(more.release ? [['release', more.release] as const] : []),
    ...(more.planned ?? []).map((row) => ['planned_change', row] as const),
  ] as const;
  const store = createContentStore();
  store.apply(
    rows.map(([kind, row], at) => ({
      ...{ kind, id: String(row.id), revision: at + 1, row },
    })) as unknown as SyncRow[],
  );
  return store.state.getState().content;
}

const update = (set: object, kind: 'event' | 'intervention' = 'event'): ContentChange => ({
  ...{ kind, id: kind === 'event' ? 'e' : 't', action: 'update' },
  ...{ base: {}, set: { ...set } },
});
const made = (changes: readonly ContentChange[], content = contentOf()) =>
  plan(changes, content, 21, Date.parse('2026-11-20T09:00:00Z'));
const brief = (changes: readonly ContentChange[]) =>
  changes.map(({ kind, action, set }) => ({ kind, action, ...set }));

test('what changes of a published session is planned, a row for each value and language', async () => {
  const changes = await made([update({ title: { fr: 'Nuit', en: 'Night' }, location_id: null })]);
  expect(brief(changes)).toMatchObject([
    { kind: 'planned_change', field: 'title', language: 'fr', seen: '"Soirée"', wanted: '"Nuit"' },
    { field: 'title', language: 'en', seen: null, wanted: '"Night"' },
    { field: 'location_id', language: 'none', seen: '"h"', wanted: null },
  ]);
  const [first, ...others] = changes.map(({ id }) => id);
  expect(others).not.toContain(first);
  const again = await made([update({ title: { fr: 'Autre' } })]);
  expect(again[0]?.id).toBe(first);
});

test('what is about the moment is changed at once, and so is everything that is no session', async () => {
  const news: ContentChange = { ...update({ published: true }), kind: 'news' };
  expect(await made([news])).toEqual([news]);
  const changes = await made([update({ occupancy: 'full', question_shown: 'Pourquoi ?' })]);
  expect(brief(changes)).toEqual([
    { kind: 'event', action: 'update', occupancy: 'full', question_shown: 'Pourquoi ?' },
  ]);
});

test('a draft is changed at once, but that it is published waits', async () => {
  const draft = contentOf({ event: { published: false } });
  expect(brief(await made([update({ cancelled: true, published: true })], draft))).toMatchObject([
    { kind: 'event', cancelled: true },
    { kind: 'planned_change', field: 'published', seen: 'false', wanted: 'true' },
  ]);
  const insert: ContentChange = {
    ...{ kind: 'event', id: 'new', action: 'insert', base: null },
    set: { edition_id: 21, published: true },
  };
  expect(brief(await made([insert]))).toMatchObject([
    { kind: 'event', action: 'insert', published: false },
    { kind: 'planned_change', event_id: 'new', field: 'published', wanted: 'true' },
  ]);
});

test('a published session that is deleted is to be withdrawn; taken back, nothing is planned', async () => {
  const gone: ContentChange = { kind: 'event', id: 'e', action: 'delete', base: null, set: null };
  expect(brief(await made([gone]))).toMatchObject([{ field: 'published', wanted: 'false' }]);
  const withdrawn = planned({
    field: 'published',
    language: 'none',
    seen: 'true',
    wanted: 'false',
  });
  const { id: _, ...set } = session;
  const back: ContentChange = { ...gone, action: 'insert', set };
  expect(await made([back], contentOf({ planned: [withdrawn] }))).toEqual([
    { kind: 'planned_change', id: 'p', action: 'delete', base: null, set: null },
  ]);
});

test('what somebody else has planned or published since its author looked is not taken for seen', async () => {
  const form: ContentChange = {
    ...update({ title: { fr: 'Mienne' }, location_id: 'mine' }),
    base: { title: { fr: 'Soirée' }, location_id: 'h' },
  };
  const theirs = contentOf({ planned: [planned({ wanted: '"Leur nuit"' })] });
  const [title, hall] = await made([form], theirs);
  expect(title).toMatchObject({
    id: 'p',
    base: { wanted: '"Soirée"' },
    set: { wanted: '"Mienne"' },
  });
  expect(hall?.set).toMatchObject({ seen: '"h"', wanted: '"mine"' });
  const published = contentOf({ event: { location_id: 'elsewhere' } });
  expect((await made([form], published))[1]?.set).toMatchObject({ seen: '"h"', wanted: '"mine"' });
  // Who has seen it plans it anew.
  const seen = { ...form, base: { title: { fr: 'Leur nuit' }, location_id: 'h' } };
  expect((await made([seen], theirs))[0]).toMatchObject({ base: { wanted: '"Leur nuit"' } });
});

test('what is planned already is planned anew, and no longer once it is what is published', async () => {
  const content = contentOf({ planned: [planned({})] });
  expect(await made([update({ title: { fr: 'Aube' } })], content)).toEqual([
    {
      ...{ kind: 'planned_change', id: 'p', action: 'update' },
      ...{ base: { wanted: '"Nuit"' }, set: { wanted: '"Aube"' } },
    },
  ]);
  expect(await made([update({ title: { fr: 'Nuit' } })], content)).toEqual([]);
  expect(brief(await made([update({ title: { fr: 'Soirée' } })], content))).toEqual([
    { kind: 'planned_change', action: 'delete' },
  ]);
  expect(await made([update({ starts_at: '2026-11-20T20:00:00+00:00' })])).toEqual([]);
});

test('a talk that is planned is planned whole, with what changes of it later', async () => {
  const { id: _, ...set } = { ...talk, speaker_id: 'other' };
  const insert: ContentChange = {
    ...{ kind: 'intervention', id: 'n', action: 'insert', base: null, set },
  };
  const [first] = await made([insert]);
  expect(first?.set).toMatchObject({ talk_id: 'n', field: 'row', seen: null });
  const row = planned({ talk_id: 'n', field: 'row', language: 'none', seen: null });
  const content = contentOf({ planned: [{ ...row, wanted: String(first?.set?.wanted) }] });
  const [later] = await made(
    [{ ...update({ title: { ar: 'كلمة' } }), kind: 'intervention', id: 'n' }],
    content,
  );
  expect(JSON.parse(String(later?.set?.wanted))).toMatchObject({
    ...{ speaker_id: 'other', title: { fr: 'Parole', ar: 'كلمة' } },
  });
  const gone: ContentChange = { ...insert, action: 'delete', set: null };
  expect(brief(await made([gone], content))).toEqual([
    { kind: 'planned_change', action: 'delete' },
  ]);
});

test('the talks of a draft are changed at once', async () => {
  const change = update({ title: { fr: 'Autre' } }, 'intervention');
  expect(await made([change], contentOf({ event: { published: false } }))).toEqual([change]);
  expect(brief(await made([change]))).toMatchObject([{ talk_id: 't', field: 'title' }]);
});

test('a talk of a draft that is put into a published session waits there, and may go back before', async () => {
  const draft = { published: false };
  const put = update({ event_id: 'other', title: { fr: 'Autre' } }, 'intervention');
  expect(brief(await made([put], contentOf({ event: draft })))).toMatchObject([
    { kind: 'intervention', title: { fr: 'Autre' } },
    {
      kind: 'planned_change',
      talk_id: 't',
      event_id: 'other',
      field: 'event_id',
      wanted: '"other"',
    },
  ]);
  expect((await made([put], contentOf({ event: draft })))[0]?.set).not.toHaveProperty('event_id');
  const waits = planned({ event_id: 'other', talk_id: 't', field: 'event_id', language: 'none' });
  const content = contentOf({ event: draft, planned: [{ ...waits, wanted: '"other"' }] });
  expect(workingContent(content).intervention.get('t')?.event_id).toBe('other');
  const back = update({ event_id: 'e' }, 'intervention');
  expect(brief(await made([back], content))).toEqual([
    { kind: 'planned_change', action: 'delete' },
  ]);
});

test('what is planned after a release that was taken back and made again is a row of its own', async () => {
  const release = { id: 'v', edition_id: 21, number: 1, name: '1', note: {} };
  const [first] = await made([update({ title: { fr: 'Nuit' } })], contentOf({ release }));
  const done = planned({ id: String(first?.id), release_id: 'v' });
  const content = contentOf({ release, planned: [done] });
  const [next] = await made([update({ title: { fr: 'Aube' } })], content);
  expect(next).toMatchObject({ action: 'insert', set: { wanted: '"Aube"' } });
  expect(next?.id).not.toBe(first?.id);
  expect((await made([update({ title: { fr: 'Aube' } })], content))[0]?.id).toBe(next?.id);
});

test('what visitors do not see is deleted at once, and is asked about as what is deleted for good', () => {
  const draft = contentOf({ event: { published: false } });
  expect(deletedAtOnce('event', ['e', 'other'], draft)).toEqual(['e']);
  expect(deletedAtOnce('intervention', ['t'], draft)).toEqual(['t']);
  expect(deletedAtOnce('intervention', ['t'], contentOf())).toEqual([]);
  expect(deletedAtOnce('speaker', ['s'], contentOf())).toEqual(['s']);
});

test('the working version shows what is planned, language by language, and nothing that was released', () => {
  const content = contentOf({
    planned: [
      planned({}),
      planned({ id: 'q', field: 'cancelled', language: 'none', wanted: 'true' }),
      planned({ id: 'r', field: 'location_id', language: 'none', wanted: '"x"', release_id: 'v' }),
      planned({ id: 's', talk_id: 't', field: 'row', language: 'none', wanted: null }),
    ],
  });
  const working = workingContent(content);
  expect(working.event.get('e')).toMatchObject({
    ...{ title: { fr: 'Nuit', ar: 'أمسية' }, cancelled: true, location_id: 'h' },
  });
  expect(working.intervention.size).toBe(0);
  expect(content.event.get('e')?.title).toEqual(session.title);
});

test('of two that are planned of one value the newer is shown, and both go', async () => {
  const content = contentOf({
    planned: [
      planned({ planned_at: '2026-11-20T10:00:00.000Z' }),
      planned({ id: 'q', wanted: '"Aube"' }),
    ],
  });
  expect(workingContent(content).event.get('e')?.title.fr).toBe('Nuit');
  expect(await made([update({ title: { fr: 'Soirée' } })], content)).toHaveLength(2);
});
