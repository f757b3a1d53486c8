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
  const { configResolved, transform, generateBundle } = fontsOfTheirRanges() as unknown as {
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

const sources = readFileSync(join(root, 'src/ui/theme/fonts.css'), 'utf8');
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

it('takes what two fonts of a family have from the smaller, which is the later one', () => {
  const families = new Map<string, Set<string>[]>();
  for (const [face] of sources.matchAll(/@font-face[^}]*\}/g)) {
    const of = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(face)?.[1] ?? '';
    if (!of('unicode-range')) continue;
    const key = `${of('font-family')} ${of('font-weight')}`;
    families.set(key, [...(families.get(key) ?? []), new Set(lettersOf(of('unicode-range')))]);
  }
  expect(families.size).toBeGreaterThan(4);
  for (const fonts of families.values()) {
    fonts.forEach((font, index) => {
      for (const later of fonts.slice(index + 1)) {
        const both = [...later].filter((letter) => font.has(letter));
        expect(both.length === 0 || later.size < font.size).toBe(true);
      }
    });
  }
});
