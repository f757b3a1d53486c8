import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#shared/localized.ts';

const root = join(import.meta.dirname, '../..');
const names = (text: string, language: string) =>
  new RegExp(`['|(:]${language}['|):]|^ *${language}:`, 'm').test(text);

// The compiler names what is missing in records by language; it sees neither SQL nor what is read as text.
test('where French and Arabic are told apart by hand, every language is named', () => {
  const below = (folder: string, ending: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending))
      .map((file) => join(folder, file));
  const files = [
    ...below('supabase/schemas', '.sql'),
    ...below('supabase/functions', '.ts'),
    'index.html',
  ];
  const paragraphs = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split(/\n\s*\n/)
      .filter((text) => names(text, 'fr') && names(text, 'ar'))
      .map((text) => ({ file, text })),
  );
  expect(paragraphs.length).toBeGreaterThan(10);
  const missing = paragraphs.flatMap(({ file, text }) =>
    languages
      .filter((language) => !names(text, language))
      .map((language) => `${file} does not name ${language}: ${text.trim().slice(0, 80)}`),
  );
  expect(missing).toEqual([]);
});
