import { expect, test } from 'vitest';
import { readSheet } from '#publisher/pages/css.ts';

const names = { classes: new Set(['page', 'a:b']), tags: new Set(['html', 'p', 'a']) };

test.each([
  ['.page{color:red}.other{color:red}', '.page{color:red}'],
  ['.other,.page p{margin:0}', '.page p{margin:0}'],
  ['p>a:hover::after{content:"} .x{"}', 'p>a:hover::after{content:"} .x{"}'],
  ['h1{margin:0}*{margin:0}:root{--a:1}', '*{margin:0}:root{--a:1}'],
  ['@media (width>=48em){.page{a:b}.other{a:b}}', '@media (width>=48em){.page{a:b}}'],
  ['@media print{.other{a:b}}', ''],
  ['@layer a,b;@layer a{.other{c:d}}', '@layer a,b;@layer a{}'],
  [
    '@font-face{font-family:x}@keyframes k{0%{a:b}}',
    '@font-face{font-family:x}@keyframes k{0%{a:b}}',
  ],
  ['.page:not(.other):is(.x,.y){a:b}', '.page:not(.other):is(.x,.y){a:b}'],
  ['.page[data-x=".other"]{a:b}', '.page[data-x=".other"]{a:b}'],
  ['.a\\:b{a:b}.a\\:c{a:b}', '.a\\:b{a:b}'],
  ['.page{background:url("a;b{c}")}/* .other{} */', '.page{background:url("a;b{c}")}'],
])('of %s a page keeps %s', (css, kept) => expect(readSheet(css).for(names)).toBe(kept));
