import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import bidiFactory from 'bidi-js';
import { describe, expect, test } from 'vitest';
import { languages } from '#shared/localized.ts';

const folder = join(import.meta.dirname, '../../public/locales');
const files = readdirSync(join(folder, 'en')).sort();
const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** Every leaf of a file of words as `path → text`. */
function leaves(language: string, file: string): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') found.set(path, value);
    else
      for (const [key, inner] of Object.entries(value as object))
        walk(inner, path ? `${path}.${key}` : key);
  };
  walk(JSON.parse(readFileSync(join(folder, language, file), 'utf8')), '');
  return found;
}

const stem = (key: string) => key.replace(pluralEnding, '');
const isPlural = (keys: Iterable<string>, of: string) =>
  [...keys].some((key) => key === `${of}_other`);
const placeholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map((m) => m[1]).sort();

describe.each(languages)('words in %s', (language) => {
  test('has the same files as English', () => {
    expect(readdirSync(join(folder, language)).sort()).toEqual(files);
  });

  test.each(files)('%s has every key of the English file and no other', (file) => {
    const english = [...leaves('en', file).keys()];
    const own = [...leaves(language, file).keys()];
    expect([...new Set(own.map(stem))].sort()).toEqual([...new Set(english.map(stem))].sort());
  });

  test.each(files)('%s has every plural form that the language knows', (file) => {
    const words = leaves(language, file);
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const plurals = new Set(
      [...words.keys()].map(stem).filter((key) => isPlural(words.keys(), key)),
    );
    for (const key of plurals)
      for (const form of forms) expect([...words.keys()]).toContain(`${key}_${form}`);
  });

  test.each(files)('%s leaves nothing empty and invents no placeholder', (file) => {
    const english = leaves('en', file);
    for (const [key, text] of leaves(language, file)) {
      expect(text.trim(), key).not.toBe('');
      const model = english.get(key) ?? english.get(`${stem(key)}_other`) ?? '';
      for (const name of placeholders(text)) expect(placeholders(model), key).toContain(name);
    }
  });
});

test('no words are left to be found', () => {
  for (const language of languages)
    expect(wrongIn(language, (text) => /\bTODO\b/.test(text))).toEqual([]);
});

/** What is named in several places, each time alike: `file key` of one, and of the others. */
const alike: Readonly<Record<string, readonly string[]>> = {
  'fields.json kinds.location.many': [
    'admin.json nav.admin_locations',
    'search.json groups.location',
  ],
  'fields.json event.location_id': [
    'programme.json place',
    'fields.json guide_section.location_id',
  ],
  'programme.json no_place': [
    ...['display.json no_place', 'admin-exchange.json export.no_room'],
    'admin-exchange.json schedule.no_place',
  ],
  'live.json off_air': ['fields.json choices.streaming.status.offline'],
  'fields.json planned_change.field': ['fields.json proposal.field'],
  'fields.json choices.guide_section.topic.first_aid': [
    'fields.json choices.guide_contact.topic.first_aid',
  ],
  'fields.json speaker.title': ['speaker-page.json texts.function'],
  'fields.json speaker.biography': [
    ...['speaker-page.json texts.biography', 'fields.json choices.proposal.field.biography'],
    'speakers.json biography',
  ],
  'fields.json intervention.description': [
    ...['speaker-page.json texts.description', 'fields.json choices.proposal.field.description'],
  ],
};

test.each(languages)('one thing has one name wherever it stands (%s)', (language) => {
  const said = (place: string) => {
    const [file = '', key = ''] = place.split(' ');
    return leaves(language, file).get(key);
  };
  for (const [one, others] of Object.entries(alike))
    for (const other of others) expect(said(other), other).toBe(said(one));
});

test.each(languages)(
  'the live page and roles speak of what the back office names (%s)',
  (language) => {
    const said = (file: string, key: string) =>
      leaves(language, file).get(key)?.toLowerCase() ?? '';
    // Which hall the stream is of is the edition's choice, not a hall's name.
    expect(said('live.json', 'lead')).toContain(said('fields.json', 'dashboard.main_location_id'));
    // Who is given this role reads addresses and answers of speakers.
    const mail = { fr: 'courriels', en: 'mail', ar: 'رسائل' };
    expect(said('admin-account.json', 'rights.about.programme')).toContain(mail[language]);
  },
);

test('first aid is called alike in the guide and on the map', () => {
  for (const language of languages) {
    const topic =
      leaves(language, 'fields.json').get('choices.guide_section.topic.first_aid') ?? '';
    const facility = leaves(language, 'entity.json').get('location.facilities_options.first_aid');
    expect(topic.replace(/(^|\s)ال/g, '$1')).toBe(facility);
  }
});

test('a question that has its answer is not called one that was asked', () => {
  const asked = { fr: /posée/i, en: /asked/i, ar: /طُرح/ };
  for (const language of languages)
    for (const [file, key] of [
      ['fields.json', 'choices.question.state.answered'],
      ['admin-remarks.json', 'questions.answered'],
      ['admin-remarks.json', 'questions.done.answered'],
    ] as const)
      expect(leaves(language, file).get(key)).not.toMatch(asked[language]);
});

test('Arabic words are written in Arabic', () => {
  for (const file of files)
    for (const [key, text] of leaves('ar', file)) {
      const letters = text.replace(/\{\{.*?\}\}/g, '');
      if (/\p{L}/u.test(letters)) expect(letters, `${file} ${key}`).toMatch(/\p{Script=Arabic}/u);
    }
});

/** Where a sentence breaks its rule, as `file key: text`. */
function wrongIn(language: string, isWrong: (text: string) => boolean): string[] {
  return files.flatMap((file) =>
    [...leaves(language, file)]
      .filter(([, text]) => isWrong(text))
      .map(([key, text]) => `${file} ${key}: ${text}`),
  );
}

test('French signs stand behind a space that cannot break: a narrow one before ; ! ?, a whole one before : and inside « »', () => {
  const breaks = /[^\u202f][;!?](?!\w)|[^\u00a0]:(?!\/\/|\d)|«[^\u00a0]|[^\u00a0]»/;
  expect(wrongIn('fr', (text) => breaks.test(text))).toEqual([]);
});

test('French numbers stay on the line of their unit, and are grouped by spaces that cannot break', () => {
  const breaks = /(?:\d|\}\}) (?:[kMG]?o|k?m|min|s|h|%|°C)(?![\p{L}\d])|\d \d{3}/u;
  expect(wrongIn('fr', (text) => breaks.test(text))).toEqual([]);
});

test('Arabic writes its tanwin before the alef, everywhere alike', () => {
  expect(wrongIn('ar', (text) => text.includes('\u0627\u064b'))).toEqual([]);
});

test('Arabic speaks to one reader; hall screens alone speak to many', () => {
  const toMany = /(?<!\p{L})\p{L}[\p{L}\p{M}]*(?:كم|وا)(?![\p{L}\p{M}])/u;
  expect(toMany.test('اختاروا دوركم')).toBe(true);
  const halls = wrongIn('ar', (text) => toMany.test(text)).filter(
    (line) => !line.startsWith('display.json'),
  );
  expect(halls).toEqual([]);
});

test('Arabic doubles the letter of relation before its tanwin, everywhere alike', () => {
  const relation = /(?:شخصي|تلقائي|حرفي|ضوئي|يومي|نهائي|رسمي|حالي)\u064b\u0627/;
  expect(wrongIn('ar', (text) => relation.test(text))).toEqual([]);
});

test('names of files, addresses and the numbers after them are whole in the order in which Arabic is shown', () => {
  const { getEmbeddingLevels, getReorderedString } = bidiFactory();
  const latin = /\.?[A-Za-z][\w.+-]*(?::\/\/)?/g;
  const isTorn = (text: string) => {
    const shown = getReorderedString(text, getEmbeddingLevels(text, 'rtl'));
    const words = text.replace(/\{\{.*?\}\}|<.*?>/g, ' ').match(latin) ?? [];
    return words.some((word) => !shown.includes(word.replace(/\.$/, '')));
  };
  expect(isTorn('يبدأ العنوان بـ https://')).toBe(true);
  expect(isTorn('ملف .json')).toBe(true);
  expect(wrongIn('ar', isTorn)).toEqual([]);
  // With nothing of Arabic between them a number belongs to the word before it, and is read first.
  const isJoined = (words: string) => {
    const text = words.replace(/\{\{(?:count|number|size)\}\}/g, '10');
    const { levels } = getEmbeddingLevels(text, 'rtl');
    return [...text.matchAll(/(?<=[A-Za-z][\w.+-]*)[^\p{L}\d.+-]+(?=\d)/gu)].some(
      ({ index, 0: between }) =>
        [...levels.slice(index, index + between.length)].every((one) => one % 2 === 0),
    );
  };
  expect(isJoined('GIF، {{size}} ميغابايت')).toBe(true);
  expect(isJoined('GIF، \u200f{{size}} ميغابايت')).toBe(false);
  expect(isJoined('ليس UTF-8')).toBe(false);
  expect(wrongIn('ar', isJoined)).toEqual([]);
});
