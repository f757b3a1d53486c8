import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { alphabetOf, lettersOf } from './alphabets.ts';
import { fontLicences, fontsOfTheirLetters, licencesOf } from './fonts.ts';

const root = join(import.meta.dirname, '../..');
const sources = readFileSync(join(root, 'src/ui/theme/fonts.css'), 'utf8');

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
    const written = new Set(allMessages().match(/\p{Script=Arabic}/gu));
    expect(written.size).toBeGreaterThan(30);
    const held = new Set(alphabetOf('text-arabic-bold'));
    expect([...written].filter((letter) => !held.has(letter))).toEqual([]);
  });

  it('are named for every font, and asked of it', () => {
    const fonts = [...sources.matchAll(/woff2#([\w-]+)"[^}]*unicode-range:\s*([^;]+);/g)];
    expect(fonts).toHaveLength(sources.match(/woff2"\)/g)?.length ?? 0);
    for (const [, name = '', range = ''] of fonts) {
      const asked = new Set(lettersOf(range));
      const missed = [...alphabetOf(name)].filter((letter) => !asked.has(letter));
      expect([name, missed]).toEqual([name, []]);
    }
    expect(() => alphabetOf('text-greek')).toThrow('text-greek');
  });
});

it('brings the licence of every font along', async () => {
  const folder = join(root, 'src/ui/theme');
  const css = readFileSync(join(folder, 'fonts.css'), 'utf8');
  const sources = [...css.matchAll(/url\("([^"#]+\.woff2)#[\w-]+"\)/g)].map(
    ([, path = '']) => path,
  );
  const text = await licencesOf(sources.map((path) => join(folder, path)));
  for (const path of sources) expect(text).toContain(path.split('/').slice(-4, -2).join('/'));
  const licences = text.match(/SIL OPEN FONT LICENSE Version 1\.1/g);
  expect(licences).toHaveLength(new Set(sources.map((path) => path.split('/').at(-3))).size);
});

/** Has a build read some of the fonts' rules and end with these files. */
async function build(rules: string, bundle: Record<string, { type: string; source?: string }>) {
  const { configResolved, transform, generateBundle } = fontsOfTheirLetters() as unknown as {
    configResolved(config: { root: string }): void;
    transform(code: string, id: string): Promise<unknown>;
    generateBundle: { handler(options: object, files: typeof bundle): Promise<void> };
  };
  const emitted: { fileName: string; source: string }[] = [];
  const context = { emitFile: (file: (typeof emitted)[number]) => emitted.push(file) };
  configResolved.call(context, { root });
  if (rules) await transform.call(context, rules, join(root, 'src/ui/theme/fonts.css'));
  await generateBundle.handler.call(context, {}, bundle);
  return emitted;
}

const [aFace = ''] = sources.match(/@font-face[^}]*\}/) ?? [];

it('has a build keep them, as soon as it has a font', async () => {
  expect(await build('', {})).toEqual([]);
  const emitted = await build(aFace, {});
  expect(emitted.map(({ fileName }) => fileName)).toEqual([fontLicences]);
  expect(emitted[0]?.source).toContain('SIL OPEN FONT LICENSE');
});

it('names the fonts in the page, and in no style sheet that comes later', async () => {
  const face = '@font-face{font-family:A;src:url(/assets/$&.woff2)}';
  const bundle = {
    'assets/app.css': { type: 'asset', source: `p{margin:0}${face}a{color:red}` },
    'assets/app.js': { type: 'chunk' },
    'index.html': { type: 'asset', source: '<head><title>Forum</title></head><body></body>' },
  };
  await build(aFace, bundle);
  expect(bundle['assets/app.css'].source).toBe('p{margin:0}a{color:red}');
  expect(bundle['index.html'].source).toBe(
    `<head><title>Forum</title><style>${face}</style></head><body></body>`,
  );
});
