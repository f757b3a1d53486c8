import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** What a checkout does not bring: installed, built, kept or drawn. */
const made = /^(?:node_modules|dist|screenshots|test-results|playwright-report|\.(?!ci|github).*)$/;

/** All files of the project, and its folders, which end with a slash. */
const paths = readdirSync(root, { withFileTypes: true })
  .filter(({ name }) => !made.test(name))
  .flatMap((top) => {
    if (!top.isDirectory()) return [top.name];
    const within = readdirSync(join(root, top.name), { recursive: true, withFileTypes: true });
    const named = within.map((one) => {
      const path = join(one.parentPath, one.name)
        .slice(root.length + 1)
        .split(sep)
        .join('/');
      return one.isDirectory() ? `${path}/` : path;
    });
    return [`${top.name}/`, ...named];
  })
  .filter((path) => !path.includes('node_modules/'));
const pages = paths.filter((path) => path.endsWith('.md'));

/** Files and folders as a document names them in code, `{a,b}.ts` for two and `*` for any. */
const isPath =
  /^(?!\.|\/|https?:)[\w@$.*{},/-]+\.(?:tsx?|sql|css|md|ya?ml|html|py|toml)$|^(?:src|sw|supabase|tests|docs|public)\/[\w@$.*{},/-]*$/;
/** What stands for a name of the reader's, as in `public/locales/LANGUAGE/ROOM.json`. */
const isPlaceholder = /\b[A-Z]{2,}(?:\b|_)|\{\w+\}/;
/** What is built, and what is published. */
const isMade = /^dist\/|^programme\.\w+\.html$/;

/** The ways in which a name may be written out: one for each of what stands in its braces. */
function eachOf(name: string): readonly string[] {
  const [whole, choices] = /\{([^{}]*,[^{}]*)\}/.exec(name) ?? [];
  if (!whole || !choices) return [name];
  return choices.split(',').flatMap((choice) => eachOf(name.replace(whole, choice)));
}

/** Every path, and what is left of it where a document leaves out what it has said before. */
const ends = new Set(
  paths.flatMap((path) => {
    const parts = path.replace(/\/$/, '').split('/');
    return parts.map((_, from) => parts.slice(from).join('/'));
  }),
);

function isThere(name: string): boolean {
  const end = name.replace(/\/$/, '');
  if (!end.includes('*')) return ends.has(end);
  const pattern = end.replace(/[.+^$()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*');
  return [...ends].some((one) => new RegExp(`^${pattern}$`).test(one));
}

/** The address that a heading has within its page. */
const anchorOf = (heading: string) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const prose = (page: string) => read(page).replace(/^```[\s\S]*?^```$/gm, '');

/** What is wrong in every page, with the page that says it. */
const each = (wrongIn: (page: string) => readonly string[]) =>
  pages.flatMap((page) => wrongIn(page).map((wrong) => `${page}: ${wrong}`));

function wrongNames(text: string): readonly string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => isPath.test(code) && !isPlaceholder.test(code) && !isMade.test(code))
    .filter((code) => !eachOf(code).every(isThere));
}

test('documents name files that are there', () => {
  expect(each((page) => wrongNames(prose(page)))).toEqual([]);
});

test('a file that is not there is noticed, and what is no file is left alone', () => {
  const named = '`src/shared/{time,no}.ts` `nowhere.sql` `src/none/` `time.ts` `/a.html` `sw/*.ts`';
  expect(wrongNames(named)).toEqual(['src/shared/{time,no}.ts', 'nowhere.sql', 'src/none/']);
});

test('documents name commands that there are', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const wrong = each((page) =>
    [...read(page).matchAll(/npm run (?:--silent )?([\w:-]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !(name in scripts)),
  );
  expect(wrong).toEqual([]);
});

test('links of documents lead to what is there', () => {
  const broken = each((page) =>
    [...prose(page).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => {
        const [path = '', anchor] = link.split('#');
        const target = path ? posix.join(posix.dirname(page), path) : page;
        if (!paths.includes(target)) return true;
        const headings = [...read(target).matchAll(/^#+ (.*)$/gm)].map(([, text = '']) => text);
        return anchor !== undefined && !headings.map(anchorOf).includes(anchor);
      }),
  );
  expect(broken).toEqual([]);
});

test('every schema has its line in the table of subjects', () => {
  const table = read('supabase/schemas/README.md');
  const lines = [...table.matchAll(/^\| (\d\d)(?:–(\d\d))? \|/gm)];
  const told = lines.flatMap(([, from, to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, more) => Number(from) + more),
  );
  const schemas = paths.filter((path) => /^supabase\/schemas\/\d+_\w+\.sql$/.test(path));
  expect(told).toEqual(schemas.map((path) => Number(/\d+/.exec(path))).sort((a, b) => a - b));
});

test('comments name documents that are there', () => {
  const sources = paths.filter((path) =>
    /^(?:src|sw|supabase|tests)\/.*\.(?:tsx?|sql)$/.test(path),
  );
  const named = sources.flatMap((path) =>
    [...read(path).matchAll(/\bdocs\/[\w/-]+\.(?:md|yml|json)\b/g)].map(([name]) => name),
  );
  expect(named.length).toBeGreaterThan(20);
  expect([...new Set(named)].filter((name) => !paths.includes(name))).toEqual([]);
});

test('the tests that CONTRIBUTING would have run are there', () => {
  const named = [
    ...read('CONTRIBUTING.md').matchAll(/vitest run (\S+\.test\.tsx?)(?: -t '([^']+)')?`/g),
  ].map(([, file = '', name = '']) => ({ file, name }));
  expect(named.some(({ name }) => name)).toBe(true);
  expect(named.filter(({ file, name }) => !read(file).includes(name))).toEqual([]);
});
