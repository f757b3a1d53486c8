import { expect, test } from 'vitest';
import { createContentStore } from '#replica/content/content-store.ts';
import { afterChange } from '#replica/content/overlay.ts';
import type { ContentChange, Fields } from '#replica/protocol/operation.ts';
import type { Content } from '#replica/read.ts';
import { takeBackOf } from './take-back.ts';

type Rows = Readonly<Record<string, Readonly<Record<string, Fields>>>>;

/** Content of these rows, by kind and id. */
function contentOf(rows: Rows): Content {
  const { content } = createContentStore().state.getState();
  const held = Object.entries(rows).map(([kind, byId]) => [kind, new Map(Object.entries(byId))]);
  return { ...content, ...Object.fromEntries(held) };
}

const insert = (kind: string, id: string, set: Fields) =>
  ({ kind, id, action: 'insert', base: null, set }) as ContentChange;
const update = (kind: string, id: string, base: Fields, set: Fields) =>
  ({ kind, id, action: 'update', base, set }) as ContentChange;

const programme = [
  insert('speaker', 'amina', { name: { fr: 'Amina' } }),
  insert('speaker', 'omar', { name: { fr: 'Omar' } }),
  insert('location', 'tent', { name: { fr: 'Tente' } }),
  insert('event', 'talk', {
    ...{ title: { fr: 'Parole' }, location_id: 'tent', participant_ids: ['amina'] },
    ...{ starts_at: '2026-11-21T09:00:00.000Z', description: { fr: null } },
  }),
  insert('event', 'other', { title: { fr: 'Autre' }, participant_ids: ['omar'] }),
];

/** The rows that changes make, with what somebody has changed of them since. */
function madeBy(changes: readonly ContentChange[], since: Rows = {}): Content {
  const rows: Record<string, Record<string, Fields>> = {};
  for (const change of changes) {
    const { kind, id } = change;
    const row = { ...afterChange(change, rows[kind]?.[id]), ...since[kind]?.[id] };
    rows[kind] = { ...rows[kind], [id]: row };
  }
  return contentOf(rows);
}

const idsOf = (changes: readonly ContentChange[]) => changes.map(({ id }) => id);

test('an import that nobody has touched goes whole, however the server writes its instants', () => {
  const now = madeBy(programme, { event: { talk: { starts_at: '2026-11-21T09:00:00+00:00' } } });
  const { changes, stays } = takeBackOf(programme, contentOf({}), now);
  expect(idsOf(changes)).toEqual(['other', 'talk', 'tent', 'omar', 'amina']);
  expect(stays).toBe(0);
});

test('a row that was changed since stays with all that it names, and is counted', () => {
  const now = madeBy(programme, { event: { talk: { title: { fr: 'Parole', en: 'Word' } } } });
  const { changes, stays } = takeBackOf(programme, contentOf({}), now);
  expect(idsOf(changes)).toEqual(['other', 'omar']);
  expect(stays).toBe(1);
});

test('a row that the import made in two steps is no other for the second of them', () => {
  const twice = [
    ...programme,
    update('event', 'other', { part_of_id: null }, { part_of_id: 'talk' }),
  ];
  expect(takeBackOf(twice, contentOf({}), madeBy(twice)).stays).toBe(0);
});

test('of a row that was there before, what is another by now stays as it is', () => {
  const before = contentOf({
    speaker: { a: { name: { fr: 'A', en: 'A' }, country: 'MA', title: {} } },
  });
  const changes = [
    update(
      ...(['speaker', 'a'] as const),
      { name: { fr: 'A', en: 'A' }, country: 'MA' },
      { name: { fr: 'B', en: 'B' }, country: 'TN' },
    ),
  ];
  const now = contentOf({
    speaker: { a: { name: { fr: 'B', en: 'C' }, country: 'TN', title: {} } },
  });
  expect(takeBackOf(changes, before, now)).toEqual({
    changes: [
      update(
        ...(['speaker', 'a'] as const),
        { name: { fr: 'B' }, country: 'TN' },
        { name: { fr: 'A' }, country: 'MA' },
      ),
    ],
    stays: 1,
  });
  const theirs = contentOf({ speaker: { a: { name: { fr: 'D', en: 'C' }, country: 'DZ' } } });
  expect(takeBackOf(changes, before, theirs)).toEqual({ changes: [], stays: 1 });
});

test('what is not on show is for the server to answer', () => {
  const changes = [update('speaker', 'a', { country: 'MA' }, { country: 'TN' })];
  const { changes: back, stays } = takeBackOf(
    [...changes, ...programme],
    contentOf({}),
    contentOf({}),
  );
  expect([back.length, stays]).toEqual([programme.length + 1, 0]);
});
