import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { alphabetOf } from './alphabets.ts';

const face = /@font-face\s*\{[^}]*\}/g;
/** The source of a font and, behind `#`, the name of what is built of it. */
const file = /url\("([^"#]+\.woff2)#([\w-]+)"\)/;

/**
 * What is kept of how letters take each other's shape: all that browsers do by themselves, and the
 * numbers that style sheets ask for. Small capitals, fractions and the like bring letters of their own.
 */
const features = [
  ...['ccmp', 'locl', 'rvrn', 'rlig', 'rclt', 'calt', 'clig', 'liga', 'kern', 'dist'],
  ...['isol', 'init', 'medi', 'med2', 'fina', 'fin2', 'fin3', 'curs'],
  ...['mark', 'mkmk', 'abvm', 'blwm', 'ltra', 'ltrm', 'rtla', 'rtlm'],
  ...['lnum', 'tnum'],
];

/** Of fonts of every weight the span that style sheets ask for; what is bolder is drawn in its boldest. */
const weights = { wght: { min: 400, max: 600 } };

/** Where a build keeps the licences of its fonts, which ask to go along with every copy. */
export const fontLicences = 'licences/fonts.txt';

/**
 * Builds each font of a style sheet `fonts.css` from its own letters (alphabets.ts) and no others: a file
 * brings many that no reader of this site will ever see. Their licences go along.
 * What names the fonts then stands in `index.html` itself, and so in every page: named by a style
 * sheet that comes later, they would be chosen anew, and all of the page laid out for it.
 */
export function fontsOfTheirLetters(): Plugin {
  let made = '';
  const sources = new Set<string>();
  return {
    name: 'forum:fonts',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }) {
      made = join(root, 'node_modules/.fonts');
    },
    async transform(code, id) {
      if (!id.endsWith('/fonts.css')) return undefined;
      let sheet = code;
      for (const [rule] of code.matchAll(face)) {
        const [url = '', source, name] = file.exec(rule) ?? [];
        if (!source || !name) continue;
        const path = resolve(dirname(id), source);
        sources.add(path);
        const built = await subset(path, name, made);
        const own = `url("${relative(dirname(id), built)}")`;
        sheet = sheet.replace(rule, rule.replace(url, own));
      }
      return { code: sheet, map: null };
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        if (sources.size === 0) return;
        this.emitFile({ type: 'asset', fileName: fontLicences, source: await licencesOf(sources) });
        nameInThePage(bundle);
      },
    },
  };
}

/** Moves the rules that name fonts from the style sheets of a build into its page. */
function nameInThePage(bundle: Readonly<Record<string, { type: string; source?: unknown }>>): void {
  const faces: string[] = [];
  for (const [name, sheet] of Object.entries(bundle)) {
    if (!name.endsWith('.css')) continue;
    faces.push(...(String(sheet.source).match(face) ?? []));
    sheet.source = String(sheet.source).replace(face, '');
  }
  const page = bundle['index.html'];
  if (page) {
    const style = `<style>${faces.join('')}</style></head>`;
    page.source = String(page.source).replace('</head>', () => style);
  }
}

/** The licences of fonts that lie in `files/` of their packages. Throws where a package has none. */
export async function licencesOf(sources: Iterable<string>): Promise<string> {
  const packages = new Set([...sources].map((path) => resolve(dirname(path), '..')));
  const texts = [...packages].sort().map(async (folder) => {
    const { name } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    return `${name}\n\n${await readFile(join(folder, 'LICENSE'), 'utf8')}`;
  });
  return (await Promise.all(texts)).join('\n\n');
}

/** Writes a font with its own letters alone into a folder, once, and returns its path. */
async function subset(path: string, name: string, folder: string): Promise<string> {
  const font = await readFile(path);
  const letters = alphabetOf(name);
  // Hints are for coarse screens, where they are heeded at all, and a quarter of a font in Arabic.
  const how = {
    targetFormat: 'woff2' as const,
    noHinting: true,
    keepFeatures: features,
    ...(path.includes('-wght-') && { variationAxes: weights }),
  };
  const made = createHash('sha256').update(font).update(letters).update(JSON.stringify(how));
  const hash = made.digest('hex').slice(0, 12);
  const built = join(folder, hash, `${name}.woff2`);
  const held = await readFile(built).catch(() => undefined);
  if (held) return built;
  await mkdir(dirname(built), { recursive: true });
  await writeFile(built, await subsetFont(font, letters, how));
  return built;
}
