import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fontLicences, fontsOfTheirRanges, lettersOf, licencesOf } from './fonts.ts';

const root = join(import.meta.dirname, '../..');

/** All words of the app and of the demonstration edition. */
function allMessages(): string {
  const folders = ['public/locales/ar', 'supabase/seed'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:json|ts)$/.test(name))
      .map((name) => join(root, folder, name)),
  );
  return files.map((file) => readFileSync(file, 'utf8')).join('');
}

describe('the letters of a range', () => {
  it('are single ones and spans, in hexadecimal', () => {
    expect(lettersOf('U+0041-0043, U+0627,\n U+200C-200D')).toBe('ABCا\u200c\u200d');
  });

  it('hold what the site writes in Arabic', () => {
    const css = readFileSync(join(root, 'src/ui/theme/fonts.css'), 'utf8');
    const arabic = [...css.matchAll(/arabic-[^}]*unicode-range:\s*([^;]+);/g)];
    expect(arabic).toHaveLength(3);
    const written = new Set(allMessages().match(/\p{Script=Arabic}/gu));
    expect(written.size).toBeGreaterThan(30);
    for (const [, range = ''] of arabic) {
      const held = new Set(lettersOf(range));
      expect([...written].filter((letter) => !held.has(letter))).toEqual([]);
    }
  });
});

it('brings the licence of every font along', async () => {
  const folder = join(root, 'src/ui/theme');
  const css = readFileSync(join(folder, 'fonts.css'), 'utf8');
  const sources = [...css.matchAll(/url\("([^"]+\.woff2)"\)/g)].map(([, path = '']) => path);
  const text = await licencesOf(sources.map((path) => join(folder, path)));
  for (const path of sources) expect(text).toContain(path.split('/').slice(-4, -2).join('/'));
  const licences = text.match(/SIL OPEN FONT LICENSE Version 1\.1/g);
  expect(licences).toHaveLength(new Set(sources.map((path) => path.split('/').at(-3))).size);
});

it('has a build keep them, as soon as it has a font', async () => {
  const { configResolved, transform, generateBundle } = fontsOfTheirRanges() as unknown as Record<
    string,
    (this: unknown, ...given: unknown[]) => Promise<unknown>
  >;
  const emitted: { fileName: string; source: string }[] = [];
  const build = { emitFile: (file: (typeof emitted)[number]) => emitted.push(file) };
  await configResolved?.call(build, { root });
  await generateBundle?.call(build);
  expect(emitted).toEqual([]);
  const path = join(root, 'src/ui/theme/fonts.css');
  const [face = ''] = readFileSync(path, 'utf8').match(/@font-face[^}]*\}/) ?? [];
  await transform?.call(build, face, path);
  await generateBundle?.call(build);
  expect(emitted.map(({ fileName }) => fileName)).toEqual([fontLicences]);
  expect(emitted[0]?.source).toContain('SIL OPEN FONT LICENSE');
});
