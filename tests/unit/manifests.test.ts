import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { directionOf, type Language } from '#shared/localized.ts';

const read = (path: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'public', path), 'utf8'));

const manifests: Readonly<Record<Language, string>> = {
  fr: 'manifest.webmanifest',
  en: 'manifest.en.webmanifest',
  ar: 'manifest.ar.webmanifest',
};

test.each(Object.entries(manifests))(
  'in %s the app is installed under its own words',
  (code, path) => {
    const language = code as Language;
    const { site, nav } = read(`locales/${language}/common.json`);
    const { name, lang, dir, shortcuts } = read(path);
    expect({ name, lang, dir }).toEqual({
      name: site.name,
      lang: language,
      dir: directionOf(language),
    });
    expect(shortcuts.map((shortcut: { name: string }) => shortcut.name)).toEqual([
      nav.programme,
      nav.map,
      nav.village,
    ]);
  },
);

test('short name and description are said in each language', () => {
  const said = Object.entries(manifests).map(([language, path]) => {
    const { short_name, description } = read(path);
    // What stands under the icon is cut after some twelve letters.
    expect(short_name.length).toBeLessThanOrEqual(12);
    expect(/\p{Script=Arabic}/u.test(short_name + description)).toBe(language === 'ar');
    return description;
  });
  expect(new Set(said).size).toBe(said.length);
});

test('in every language it is the same app', () => {
  const [first, ...others] = Object.values(manifests).map((path) => {
    const { name, short_name, description, lang, dir, shortcuts, ...same } = read(path);
    return { ...same, shortcuts: shortcuts.map(({ url }: { url: string }) => url) };
  });
  for (const other of others) expect(other).toEqual(first);
});
