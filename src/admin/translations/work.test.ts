import { expect, test } from 'vitest';
import type { Row, TranslationTask } from '#entities/index.ts';
import { createContentStore } from '#replica/content/content-store.ts';
import type { SyncRow } from '#replica/protocol/sync-row.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import type { Origins } from '../kinds/text-states.ts';
import { readReads } from './reads.ts';
import { countWords, filterWork, nextAfter, progressByKind, progressOf, workIn } from './work.ts';

const now = Date.parse('2026-11-20T09:00:00Z');
const right: Origins = new Map();

function content(
  rows: { [K in 'event' | 'speaker' | 'news' | 'article' | 'site_content']?: object[] },
  tasks: TranslationTask[] = [],
) {
  const store = createContentStore();
  const synced = Object.entries(rows).flatMap(([kind, list]) =>
    list.map((values, at): SyncRow => {
      const row = rowOf(kind as 'event', values) as Row;
      const id = String(
        (values as { id?: string; key?: string }).id ?? (values as { key: string }).key,
      );
      return { kind: kind as 'event', id, revision: at + 1, row };
    }),
  );
  store.apply([
    ...synced,
    ...tasks.map((row): SyncRow => ({ kind: 'translation_task', id: row.id, revision: 9, row })),
  ]);
  return store.state.getState().content;
}

const session = (id: string, hour: number, more: object = {}) => ({
  ...{ id, edition_id: 21, title: { fr: `Séance ${id}` }, published: true },
  starts_at: `2026-11-20T${String(hour).padStart(2, '0')}:00:00Z`,
  ends_at: `2026-11-20T${String(hour + 1).padStart(2, '0')}:00:00Z`,
  ...more,
});

const keys = (rows: Parameters<typeof content>[0]) =>
  workIn(content(rows), right, 'ar', 21, now).map(({ key }) => key);

test('an address of the site is the same in every language and wants no translation', () => {
  const site_content = [
    { key: 'social_x', content: { fr: 'https://x.com/forum' } },
    { key: 'hero_title', content: { fr: 'Bienvenue' } },
  ];
  expect(keys({ site_content })).toEqual(['site_content:hero_title']);
});

test('what visitors come upon first comes first', () => {
  expect(
    keys({
      article: [{ id: 'testament', title: { fr: 'Testament' }, published: true }],
      news: [
        { id: 'old', title: { fr: 'A' }, published: true, published_at: '2026-11-01T00:00:00Z' },
        { id: 'new', title: { fr: 'B' }, published: true, published_at: '2026-11-19T00:00:00Z' },
      ],
      speaker: [
        { id: 'unseen', name: { fr: 'Personne' }, published: true },
        { id: 'chair', name: { fr: 'Amina' }, published: true },
      ],
      event: [
        session('draft', 12, { published: false }),
        session('over', 7),
        session('later', 15),
        session('soon', 11, { chair_id: 'chair' }),
        session('off', 10, { cancelled: true }),
      ],
      site_content: [{ key: 'home.title', content: { fr: 'Bienvenue' } }],
    }),
  ).toEqual([
    'site_content:home.title',
    'event:soon',
    'speaker:chair',
    'event:later',
    ...['news:new', 'news:old'],
    ...['event:off', 'event:over', 'speaker:unseen', 'article:testament'],
    'event:draft',
  ]);
});

const task = (id: string, assignee: string): TranslationTask => ({
  ...{ id, edition_id: 21, assignee, assignee_name: assignee, able: true },
});

test('it is narrowed to a kind, a state, and to whose it is; a row’s own task goes before its kind’s', () => {
  const tasks = [task('event:*21:ar', 'amina'), task('event:two:ar', 'karim')];
  const rows = {
    event: [session('one', 11), session('two', 12, { title: { fr: 'Deux', ar: 'اثنان' } })],
    news: [{ id: 'n', title: { fr: 'A' }, published: true, published_at: '2026-11-01T00:00:00Z' }],
  };
  const outdated: Origins = new Map([
    ['event:two:title:ar', { source: 'fr', made_from: 'Un' }],
  ] as const);
  const items = workIn(content(rows, tasks), outdated, 'ar', 21, now);
  const left = (filter: object, self = 'karim') =>
    filterWork(items, 'ar', { kind: '', state: '', whose: '', ...filter }, self).map(
      ({ key }) => key,
    );
  expect(left({ state: 'todo' })).toEqual(['event:one', 'event:two', 'news:n']);
  expect(left({ state: 'outdated' })).toEqual(['event:two']);
  expect(left({ state: 'current' })).toEqual([]);
  expect(left({ kind: 'news' })).toEqual(['news:n']);
  expect(left({ whose: 'mine' })).toEqual(['event:two']);
  expect(left({ whose: 'mine' }, 'amina')).toEqual(['event:one']);
  expect(left({ whose: 'nobody' })).toEqual(['news:n']);
});

test('progress counts texts and words, by kind and in all', () => {
  const rows = {
    event: [
      session('one', 11, { title: { fr: 'Le souffle du cœur', ar: 'نفَس القلب' } }),
      session('two', 12, { title: { fr: 'La voix', ar: 'الصوت' }, description: { fr: 'Un mot' } }),
    ],
    news: [
      {
        ...{ id: 'n', title: { fr: 'A' }, published: true, published_at: '2026-11-01T00:00:00Z' },
        content: { fr: '<p>Deux <b>mots</b></p>' },
      },
    ],
  };
  const outdated: Origins = new Map([
    ['event:two:title:ar', { source: 'fr', made_from: 'Le son' }],
  ] as const);
  const items = workIn(content(rows), outdated, 'ar', 21, now);
  expect(progressOf(items, 'ar')).toEqual({
    ...{ current: 1, outdated: 1, missing: 3, words: { current: 4, all: 11 } },
  });
  expect(progressOf(items, 'fr')).toMatchObject({ current: 5, outdated: 0, missing: 0 });
  expect(progressByKind(items, 'ar').map(([kind, { missing }]) => [kind, missing])).toEqual([
    ['event', 1],
    ['news', 2],
  ]);
  expect(items.find(({ key }) => key === 'event:two')?.words).toBe(4);
});

test('the next one is the next with something left, beginning anew at the end', () => {
  const rows = {
    event: [session('a', 10), session('b', 11, { title: { fr: 'B', ar: 'ب' } }), session('c', 12)],
  };
  const items = workIn(content(rows), right, 'ar', 21, now);
  expect(nextAfter(items, 'event:a', 'ar')?.id).toBe('c');
  expect(nextAfter(items, 'event:c', 'ar')?.id).toBe('a');
  expect(nextAfter(items.slice(0, 2), 'event:a', 'ar')).toBeUndefined();
  expect(nextAfter(items, 'event:gone', 'ar')?.id).toBe('a');
});

test('words are those that are read', () => {
  const text = {
    field: 'title',
    source: 'fr',
    value: { fr: 'L’appel, aujourd’hui : 3 voix' },
  } as const;
  const state = { fr: 'current', en: 'missing', ar: 'missing' } as const;
  expect(countWords('event', { ...text, state })).toBe(4);
});

test('what is read most in the language comes first, drafts stay last, and the count is of all readers', () => {
  const rows = {
    event: [
      session('soon', 11),
      session('late', 15),
      session('later', 16),
      session('draft', 12, { published: false }),
    ],
    news: [{ id: 'n', title: { fr: 'N' }, published: true, published_at: '2026-11-01T00:00:00Z' }],
    site_content: [
      { key: 'hero_title', content: { fr: 'Bienvenue' } },
      { key: 'cheikh_title', content: { fr: 'Guide' } },
      { key: 'search_synonyms', content: { fr: 'dhikr, zikr' } },
    ],
  };
  const reads = readReads({
    ...{ 'event:later': { ar: 9 }, 'news:n': { fr: 400, ar: 2 }, 'event:late': { fr: 30 } },
    ...{ 'event:draft': { ar: 99 }, 'screen:sheikh': { ar: 4 }, nonsense: 3 },
  });
  const items = workIn(content(rows), right, 'ar', 21, now, reads);
  expect(items.map(({ key, read }) => [key, read])).toEqual([
    ['event:later', 36],
    ['site_content:cheikh_title', 16],
    ['news:n', 8],
    ['event:late', 0],
    ['site_content:hero_title', 0],
    ['site_content:search_synonyms', 0],
    ['event:soon', 0],
    ['event:draft', 396],
  ]);
});

test('an answer of another shape is none', () => {
  for (const nonsense of [null, 7, 'x', []]) expect(readReads(nonsense)?.size ?? 0).toBe(0);
});
