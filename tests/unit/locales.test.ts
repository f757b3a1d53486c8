import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

test('Arabic words are written in Arabic', () => {
  for (const file of files)
    for (const [key, text] of leaves('ar', file)) {
      const letters = text.replace(/\{\{.*?\}\}/g, '');
      if (/\p{L}/u.test(letters)) expect(letters, `${file} ${key}`).toMatch(/\p{Script=Arabic}/u);
    }
});
