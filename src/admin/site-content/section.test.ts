import { expect, test } from 'vitest';
import type { SiteContent } from '#entities/index.ts';
import { languages } from '#shared/localized.ts';
import {
  changesOf,
  filledIn,
  isChangedElsewhere,
  issuesOf,
  keysOf,
  rowOf,
  sections,
  typedSince,
} from './section.ts';

const row = (key: string, content: SiteContent['content'], image_url: string | null = null) => ({
  key,
  content,
  image_url,
});
const stored = new Map([['hero_title', row('hero_title', { fr: 'Titre', en: 'Title' })]]);

/** Rows typed into what is stored. */
const typedInto = (rows: ReadonlyMap<string, SiteContent>) =>
  Object.fromEntries([...rows].map(([key, row]) => [key, { base: rowOf(stored, key), row }]));

test('every key stands in one section', () => {
  const keys = sections.flatMap((section) => keysOf(section).map(([key]) => key));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.length).toBeGreaterThan(30);
});

test('one save changes what differs, language by language, and makes what is missing', () => {
  const typed = new Map([
    ['hero_title', row('hero_title', { fr: 'Titre', en: 'Other ', ar: 'عنوان' })],
    ['hero_subtitle', row('hero_subtitle', { fr: 'Sous-titre', en: '  ' })],
    ['hero_description', row('hero_description', { fr: '' })],
    ['hero_background_url', row('hero_background_url', {}, 'site/a-16x9.png')],
  ]);
  expect(changesOf(stored, typedInto(typed))).toEqual([
    {
      kind: 'site_content',
      id: 'hero_title',
      action: 'update',
      base: { content: { en: 'Title', ar: null } },
      set: { content: { en: 'Other', ar: 'عنوان' } },
    },
    {
      kind: 'site_content',
      id: 'hero_subtitle',
      action: 'insert',
      base: null,
      set: { content: { fr: 'Sous-titre' }, image_url: null },
    },
    {
      kind: 'site_content',
      id: 'hero_background_url',
      action: 'insert',
      base: null,
      set: { content: {}, image_url: 'site/a-16x9.png' },
    },
  ]);
});

test('what was typed and taken back is no change', () => {
  const same = new Map([['hero_title', row('hero_title', { en: 'Title', fr: ' Titre' })]]);
  expect(changesOf(stored, typedInto(same))).toEqual([]);
});

test('an address is https, and a text is no address', () => {
  expect(issuesOf(row('social_x', { fr: 'http://x.example' }), 'address')).toMatchObject([
    { field: 'content', code: 'not_an_address' },
  ]);
  expect(issuesOf(row('social_x', { fr: 'https://x.example' }), 'address')).toEqual([]);
  expect(issuesOf(row('social_x', {}), 'address')).toEqual([]);
  expect(issuesOf(row('hero_title', { fr: 'Titre' }), 'line')).toEqual([]);
  const long = row('hero_title', { fr: 'Titre', ar: 'ع'.repeat(301) });
  expect(issuesOf(long, 'line')).toEqual([{ field: 'content', code: 'too_long', language: 'ar' }]);
  expect(issuesOf(long, 'paragraph')).toEqual([]);
});

test('texts are counted by language, pictures and addresses are not', () => {
  expect(languages.map((language) => filledIn('hero', stored, language))).toEqual([
    { filled: 1, total: 3 },
    { filled: 1, total: 3 },
    { filled: 0, total: 3 },
  ]);
  expect(filledIn('poster', stored, 'fr')).toEqual({ filled: 0, total: 0 });
});

test('what a colleague has written meanwhile is neither sent back nor hidden', () => {
  const typed = typedInto(
    new Map([
      ['hero_title', row('hero_title', { fr: 'Mon titre', en: 'Title' })],
      ['hero_subtitle', row('hero_subtitle', { fr: 'Sous-titre' })],
    ]),
  );
  expect(isChangedElsewhere(stored, typed)).toBe(false);
  const now = new Map([
    ['hero_title', row('hero_title', { fr: 'Titre', en: 'Title', ar: 'عنوان' })],
    ['hero_subtitle', row('hero_subtitle', { ar: 'عنوان فرعي' })],
  ]);
  expect(isChangedElsewhere(now, typed)).toBe(true);
  const update = { kind: 'site_content', action: 'update' };
  expect(changesOf(now, typed)).toEqual([
    {
      ...update,
      id: 'hero_title',
      base: { content: { fr: 'Titre' } },
      set: { content: { fr: 'Mon titre' } },
    },
    {
      ...update,
      id: 'hero_subtitle',
      base: { content: { fr: null } },
      set: { content: { fr: 'Sous-titre' } },
    },
  ]);
});

test('what is typed while the section is being saved is typed over what was saved', () => {
  const saved = typedInto(
    new Map([
      ['hero_title', row('hero_title', { fr: 'Titre', en: 'Other ' })],
      ['hero_subtitle', row('hero_subtitle', { fr: 'Sous-titre' })],
    ]),
  );
  const later = { base: rowOf(stored, 'hero_title'), row: row('hero_title', { fr: 'Autre' }) };
  expect(typedSince(saved, { ...saved, hero_title: later })).toEqual({
    hero_title: { base: row('hero_title', { fr: 'Titre', en: 'Other' }), row: later.row },
  });
  expect(typedSince(saved, saved)).toEqual({});
});
