import { expect, test } from 'vitest';
import { readSheet } from '#publisher/pages/css.ts';
import { createFonts } from '#publisher/pages/fonts.ts';
import { type Names, rulesFor } from '#publisher/pages/rules-for.ts';
import { createStyles } from '#publisher/pages/styles.ts';

const names: Names = {
  classes: new Set(['page', 'a:b']),
  tags: new Set(['html', 'p', 'a']),
  attributes: new Map([
    ['dir', undefined],
    ['data-x', new Set(['.other', 'one'])],
  ]),
  languages: new Set(['fr']),
  reads: new Set(['--of-an-element']),
};

test.each([
  ['.page{color:red}.other{color:red}', '.page{color:red}'],
  ['.other,.page p{margin:0}', '.page p{margin:0}'],
  ['p>a:focus::after{content:"} .x{"}', 'p>a:focus::after{content:"} .x{"}'],
  ['h1{margin:0}*{margin:0}:root{margin:1}', '*{margin:0}:root{margin:1}'],
  ['@media (width>=48em){.page{a:b}.other{a:b}}', '@media (width>=48em){.page{a:b}}'],
  ['@media (not (width>=4em)){.page{a:b}}', '@media (not (width>=4em)){.page{a:b}}'],
  ['@media print{.other{a:b}}', ''],
  ['@layer a,b;@layer a{.other{c:d}}', '@layer a,b;@layer a{}'],
  [
    '@keyframes k{0%{a:b}}@layer a{@keyframes l{0%{a:b}}}.page{animation:1s k}.other{animation:l}',
    '@keyframes k{0%{a:b}}@layer a{}.page{animation:1s k}',
  ],
  ['.page:not(.other):is(.x,p){a:b}', '.page:not(.other):is(.x,p){a:b}'],
  ['.page:is(.x,.y){a:b}.page:where([data-y],.x) p{a:b}', ''],
  ['.page:where(.x,[data-x]) p{a:b}', '.page:where([data-x]) p{a:b}'],
  ['.page:has(>.x){a:b}.page:not(:has(>.x)){a:b}', '.page:not(:has(>.x)){a:b}'],
  ['p:is(:lang(ar),:lang(fr)){a:b}p:is(:lang(ar),:lang(he)){a:b}', 'p:is(:lang(fr)){a:b}'],
  ['p:lang(ar){a:b}p:not(:lang(ar)){a:b}', 'p:not(:lang(ar)){a:b}'],
  ['.page:hover{a:b}.page:active,p{a:b}', 'p{a:b}'],
  ['@media (hover:hover){.page:hover{a:b}}', ''],
  [':root,:host{a:b}:host([dir]){a:b}', ':root{a:b}'],
  ['@media print{.page{a:b}}@page{margin:0}', ''],
  ['@media not (min-width:17em){.page{a:b}}', ''],
  ['[data-x=one]{a:b}[data-x=two]{a:b}[data-x^=t]{a:b}', '[data-x=one]{a:b}[data-x^=t]{a:b}'],
  ['[dir=whatever]{a:b}', '[dir=whatever]{a:b}'],
  ['.page[data-x=".other"]{a:b}.page[data-y]{a:b}', '.page[data-x=".other"]{a:b}'],
  ['.page:not([data-y]){a:b}[dir=rtl] p{a:b}', '.page:not([data-y]){a:b}[dir=rtl] p{a:b}'],
  ['.a\\:b{a:b}.a\\:c{a:b}', '.a\\:b{a:b}'],
  ['.page{background:url("a;b{c}")}/* .other{} */', '.page{background:url("a;b{c}")}'],
  [
    '.page{filter:progid:DXImageTransform.Microsoft.Matrix(M11=.7);*zoom:1}.p..q{a:b}',
    '.page{filter:progid:DXImageTransform.Microsoft.Matrix(M11=.7);*zoom:1}.p..q{a:b}',
  ],
  ['.page{color:red!important;margin:0}', '.page{color:red!important;margin:0}'],
])('of %s a page keeps %s', (css, kept) => expect(rulesFor([readSheet(css)], names)).toBe(kept));

test('a page asks for the fonts in which its language is written, wherever their ranges begin', () => {
  const face = (name: string, range: string) =>
    `@font-face{font-family:x;src:url("/${name}.woff2");unicode-range:${range}}`;
  const sheet = [
    ...[face('latin', 'U+0-7F'), face('arabic', 'U+60c,U+621-655'), face('block', 'U+6?')],
    ...[face('beyond', 'U+656-6FF'), face('arabic-bold', 'U+6??')],
    ...[face('text-digits-1', 'U+30-39')],
    '@font-face{font-family:y;src:local("Device")}p{margin:0}',
  ].join('');
  const fontsOf = createFonts(sheet);
  expect(fontsOf('fr', '')).toEqual(['/latin.woff2', '/block.woff2']);
  expect(fontsOf('en', '')).toEqual(fontsOf('fr', ''));
  const arabic = ['/arabic.woff2', '/arabic-bold.woff2', '/text-digits-1.woff2'];
  expect(fontsOf('ar', '')).toEqual(arabic);
});

test('the letters of names are asked for where a page has some, and for titles where its own has', () => {
  const face = (name: string, range: string) =>
    `@font-face{font-family:x;src:url("/a/${name}.woff2");unicode-range:${range}}`;
  const fontsOf = createFonts(
    [
      ...[face('text-latin', 'U+??'), face('text-exact', 'U+100-101,U+11E-11F')],
      ...[face('heading-exact', 'U+100-101,U+11E-11F'), face('text-latin-ext-1', 'U+100-2FF')],
    ].join(''),
  );
  const latin = '/a/text-latin.woff2';
  expect(fontsOf('fr', '<h1>Séance</h1><p>œuvre</p>')).toEqual([latin]);
  expect(fontsOf('fr', '<h1>Séance</h1><p>Tarīqa, Şam, Öğüt</p>')).toEqual([
    latin,
    '/a/text-exact.woff2',
  ]);
  expect(fontsOf('en', '<h1 class="a"><span>ā</span></h1>')).toEqual([
    latin,
    '/a/text-exact.woff2',
    '/a/heading-exact.woff2',
  ]);
});

test('custom properties stay that are read in the end, in whichever sheet', () => {
  const declared = ':root{--a:1;--b:var(--c);--c:2;--d:var(--e, 3px);--e:4;--of-an-element:5}';
  const sheets = [declared, 'p{margin:calc(1px + var( --b))}.other{margin:var(--d)}'];
  expect(
    rulesFor(
      sheets.map((css) => readSheet(css)),
      names,
    ),
  ).toBe(':root{--b:var(--c);--c:2;--of-an-element:5}p{margin:calc(1px + var( --b))}');
});

test('a custom property that the same selector sets again is left out', () => {
  const sheets = [
    ':root{--b:1;--c:2}@layer a{:root{--b:3;--c:4}p{--c:5}}',
    '@media (width>1px){:root{--b:6}}p{margin:var(--b) var(--c)}',
    ':root{--b:7}',
  ];
  expect(
    rulesFor(
      sheets.map((css) => readSheet(css)),
      names,
    ),
  ).toBe(
    ':root{--c:2}@layer a{p{--c:5}}@media (width>1px){:root{--b:6}}p{margin:var(--b) var(--c)}:root{--b:7}',
  );
});

test('a page keeps the rules of its language and of those of its parts', () => {
  const stylesFor = createStyles(new Map([['/a.css', ':lang(ar){x:y}:lang(en){x:z}']]));
  expect(stylesFor(['/a.css'], '<p>abc</p>', 'fr')).toBe('');
  expect(stylesFor(['/a.css'], '<p>abc <bdi lang="ar">ا</bdi></p>', 'en')).toBe(
    ':lang(ar){x:y}:lang(en){x:z}',
  );
});

test('a page’s names are read from its markup', () => {
  const css =
    '.a{x:y}.b{x:y}.c{x:y}i{x:y}b{x:y}[title]{x:y}[data-a]{x:y}[data-z]{x:y}:root{--u:1;--v:1}';
  const stylesFor = createStyles(new Map([['/a.css', css]]));
  const html =
    '<p class="a b" data-a="x > y" style="top:var(--u)">.c data-z &lt;b title<i></i></p>';
  expect(stylesFor(['/a.css'], html, 'fr')).toBe('.a{x:y}.b{x:y}i{x:y}[data-a]{x:y}:root{--u:1}');
});

test('pages that have the same of what style sheets ask for share one cut', () => {
  const stylesFor = createStyles(new Map([['/a.css', '.a{x:y}.b{x:z}']]));
  expect(stylesFor(['/a.css'], '<p class="a">abc</p>', 'fr')).toBe('.a{x:y}');
  expect(stylesFor(['/a.css'], '<p class="a c">xyz</p>', 'ar')).toBe('.a{x:y}');
  expect(stylesFor(['/a.css'], '<p class="b">abc</p>', 'fr')).toBe('.b{x:z}');
});
