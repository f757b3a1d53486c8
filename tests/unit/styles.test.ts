import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { alphabets, lettersOf } from '../../sw/build/alphabets.ts';

const source = join(import.meta.dirname, '../../src');
const physical =
  /(?:^|[\s;{])(?:(?:margin|padding|border|scroll-margin|scroll-padding|inset)-(?:left|right)(?:-\w+)?|left|right|(?:text-align|float|clear)\s*:\s*(?:left|right))\s*[:;]|border-(?:top|bottom)-(?:left|right)-radius|(?:margin|padding)(?:Left|Right)\b|textAlign:\s*'(?:left|right)'/;

test('styles name the line of reading, never left or right', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((file) => /\.(?:css|tsx)$/.test(file))
    .flatMap((file) =>
      readFileSync(join(source, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          physical.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
        ),
    );
  expect(found).toEqual([]);
});

test.each([
  'margin-left: 1rem;',
  '  right: 0;',
  'text-align: left;',
  'style={{ paddingRight: 4 }}',
  'border-top-left-radius: 2px;',
])('the search finds %s', (line) => {
  expect(line).toMatch(physical);
});

test.each([
  'margin-inline-start: 1rem;',
  'inset-inline: 0;',
  'transition: right 1s',
  'text-align: end;',
])('the search leaves %s alone', (line) => {
  expect(line).not.toMatch(physical);
});

/** The rules of all style sheets of modules, each with its file, selector and declarations. */
const rules = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .flatMap((file) => {
    const written = readFileSync(join(source, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return [...written.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
      of: `${file} ${selector.trim()}`,
      file,
      selector,
      body,
    }));
  });

/** What is asked of the whole page, or tells all that lies within something, whenever an element comes or goes. */
const everywhere =
  /(?:^|[\s,(])(?:html|body|:root|#root)[^\s,>+~]*:has\(|:has\((?:[^()]|\([^()]*\))*\)+\s*[>+~]?\s*\*/;

test('no element that comes or goes has the whole page styled anew: :has() is asked of what is small', () => {
  const found = rules.filter(({ selector }) => everywhere.test(selector));
  expect(found.map(({ of }) => of)).toEqual([]);
});

test.each([
  ['html:has(.bar) body', true],
  ['html:root:has(.display)', true],
  ['.bar:not(:has(+ *)) > *', true],
  ['.panel:has(> a) *', true],
  ['.bar:not(:has(+ *))', false],
  ['.main:has([data-shape])', false],
])('asked of the whole page or telling all within: %s', (selector, is) => {
  expect(everywhere.test(selector)).toBe(is);
});

test('an address without a space widens no text: a grid of reading measure breaks it, or names its columns', () => {
  const found = rules.filter(
    ({ body }) =>
      /display: grid/.test(body) &&
      body.includes('max-inline-size: var(--width-reading)') &&
      !/grid-template-columns|overflow-wrap: anywhere/.test(body),
  );
  expect(found.map(({ of }) => of)).toEqual([]);
});

test('a long word of a name widens no card that leads somewhere: it names its columns', () => {
  const found = rules.filter(
    ({ body }) =>
      /composes: card from "[^"]*card-link/.test(body) &&
      /display: grid/.test(body) &&
      !/grid-template(-columns)?:/.test(body),
  );
  expect(found.map(({ of }) => of)).toEqual([]);
});

test('letters of twice the size widen no phone’s page by what was as wide as a hand, nor by a field to write in', () => {
  const ofVisitors = rules.filter(({ file }) => !/^(?:admin|display)\b/.test(file));
  const found = ofVisitors.filter(
    ({ body }) =>
      // Nine are all that a screen of 320 px has then.
      Number(/(?<![-\w])inline-size: ([\d.]+)rem/.exec(body)?.[1]) > 9 ||
      (/display: grid[^}]*[^-]inline-size: min\(100%/.test(body) &&
        !body.includes('grid-template-columns')),
  );
  expect(found.map(({ of }) => of)).toEqual([]);
});

test('what reaches beyond its place up to the edge of a screen is at home on paper, which it would move', () => {
  const found = rules.filter(
    ({ file, body }) =>
      !file.startsWith('admin') &&
      /margin-inline: calc\(-1 \* var\(--(?:reach|space-page)/.test(body) &&
      !readFileSync(join(source, file), 'utf8').includes('@media print'),
  );
  expect(found.map(({ of }) => of)).toEqual([]);
});

test('a picture behind words and the room around a page are for screens: paper has words on white, and no empty sheet', () => {
  const found = rules.filter(
    ({ file, body }) =>
      !/^(?:admin|features\/frame)\//.test(file) &&
      ((body.includes('position: absolute') && body.includes('object-fit: cover')) ||
        (/padding: .*\bvar\(--space-page\) /.test(body) && body.includes('--width-page'))) &&
      !readFileSync(join(source, file), 'utf8').includes('@media print'),
  );
  expect(found.map(({ of }) => of)).toEqual([]);
});

test('what a hovering pointer changes takes the time that is there for it, which a finger has not', () => {
  const hovered = rules.filter(({ selector }) => selector.includes(':hover'));
  const found = rules.filter(
    ({ file, selector, body }) =>
      /transition:[^;]*\b(?:border-color|box-shadow|background)\b(?! var\(--hover-time\))/.test(
        body,
      ) && hovered.some((other) => other.file === file && other.selector.includes(selector.trim())),
  );
  expect(found.map(({ of }) => of)).toEqual([]);
});

test('what names the next thing stands at the foot of no sheet', () => {
  const paper = readFileSync(join(source, 'ui/theme/paper.css'), 'utf8');
  const kept = [...paper.matchAll(/([^{}]+)\{[^{}]*break-after: avoid;[^{}]*\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim());
  expect(kept).toEqual(['h1', 'h2', 'h3', 'h4', 'dt']);
  const of = (name: string) => rules.filter((rule) => rule.of === name).map(({ body }) => body);
  expect(of('features/prayers/prayers-today.module.css .hijri').join()).toContain(
    'break-after: avoid',
  );
  expect(of('features/pages/article.module.css .card').join()).toContain('break-inside: avoid');
});

test('a time of the programme ends in one line on paper, and what a part of the guide is about stands with it', () => {
  const of = (name: string) => rules.filter((rule) => rule.of === name).map(({ body }) => body);
  const slot = of('features/programme/time-slot.module.css .slot');
  expect(slot.filter((body) => body.includes('border-block-start: 1px'))).toHaveLength(1);
  expect(slot.at(-1)).toContain('border-block-start: 0');
  expect(of('features/guide/guide-screen.module.css .place').at(-1)).toContain(
    'break-before: avoid',
  );
});

test('styles ask for no colour or size that nobody says', () => {
  const written = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:css|tsx?)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }));
  const said = new Set(
    written.flatMap(({ file, text }) => [
      ...(text.match(file.endsWith('.css') ? /--[\w-]+(?=\s*:)/g : /--[\w-]+/g) ?? []),
    ]),
  );
  const found = written.flatMap(({ file, text }) =>
    [...(file.endsWith('.css') ? text.matchAll(/var\((--[\w-]+)\)/g) : [])].flatMap(
      ([, name = '']) =>
        said.has(name) || file.startsWith('ui/theme/mantine') ? [] : [`${file} ${name}`],
    ),
  );
  expect(found.filter((line) => !line.includes(' --mantine-'))).toEqual([]);
});

test('a plan whose parts can be pressed is read on paper too', () => {
  const drawn = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const written = readFileSync(join(source, file), 'utf8');
      return [...written.matchAll(/<nav\b([^>]*)>\s*<svg\b/g)].map(([, given]) => ({
        file,
        given,
      }));
    });
  expect(drawn).not.toEqual([]);
  expect(drawn.filter(({ given }) => !given?.includes(' data-paper'))).toEqual([]);
  expect(readFileSync(join(source, 'ui/theme/paper.css'), 'utf8')).toContain(
    'nav:not([data-paper])',
  );
});

test('a ground that tells what is chosen gives way to the reader’s own in forced colours', () => {
  const found = rules.filter(
    ({ file, of, body }) =>
      /\[(?:aria-pressed="true"|data-selected|data-active)\]/.test(of) &&
      /background:/.test(body) &&
      /(?:^|\s)color:/.test(body) &&
      !readFileSync(join(source, file), 'utf8').includes('@media (forced-colors: active)'),
  );
  expect(found.map(({ of }) => of)).toEqual([]);
});

test('a button that is called disabled, to keep the focus, looks so in forced colours too', () => {
  const tokens = readFileSync(join(source, 'ui/theme/tokens.css'), 'utf8');
  const [, forced = ''] = tokens.split('@media (forced-colors: active)');
  expect(forced.slice(0, forced.search(/^}/m))).toMatch(
    /\[aria-disabled="true"\] \{\s*color: GrayText;/,
  );
});

test('an address in what a line of history names widens no page, nor do the columns of a list', () => {
  const of = (name: string) => rules.find((rule) => rule.of === name)?.body;
  expect(of('admin/history/history.module.css .line')).toContain('overflow-wrap: anywhere');
  expect(of('admin/lists/row-table.module.css .box')).toContain('overflow-x: auto');
});

/** The letters of our fonts for text, those of rare names too. */
const letters = new Set(Object.values(alphabets).flatMap((range) => [...lettersOf(range)]));
const strange = (text: string) =>
  [...text].filter((letter) => letter > ' ' && !letters.has(letter));

test('styles write nothing that none of our fonts has: the whole device would be searched for it', () => {
  const found = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const written = readFileSync(join(source, file), 'utf8').matchAll(/content:\s*"([^"]*)"/g);
      return [...written].flatMap(([, text = '']) =>
        strange(text.replace(/\\([\da-f]+)/gi, (_, code) => lettersOf(code))).map(
          (letter) => `${file} ${letter}`,
        ),
      );
    });
  expect(found).toEqual([]);
  expect(strange('a → ✦')).toEqual(['→', '✦']);
});

test('the words of the site have no letter that none of our fonts has', () => {
  const locales = join(source, '../public/locales');
  const found = readdirSync(locales, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      strange(readFileSync(join(locales, file), 'utf8')).map((letter) => `${file} ${letter}`),
    );
  expect(found).toEqual([]);
});
