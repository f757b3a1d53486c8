import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_THEME } from '@mantine/core';
import { expect, test } from 'vitest';
import { variables } from '#ui/theme/variables.ts';

const declarations = (css: string) =>
  css.match(/--[\w-]+:[^;]+;/g)?.map((one) => one.replace(/\s+/g, ''));

test('the style sheet of variables is of the theme as it is (npm run theme)', () => {
  const file = join(import.meta.dirname, '../../src/ui/theme/variables.css');
  const sheet = readFileSync(file, 'utf8');
  expect(declarations(sheet)).toEqual(declarations(variables));
  expect(declarations(sheet)?.length).toBeGreaterThan(100);
});

test('no component is given a colour that the sheet leaves out', () => {
  const folder = join(import.meta.dirname, '../../src');
  const given = new Set<string>();
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.tsx') || path.includes('.test.')) continue;
    const text = readFileSync(join(folder, path), 'utf8');
    for (const [, colours = ''] of text.matchAll(/\b(?:color|c|bg)=(".*?"|\{.*?\})/g)) {
      for (const [, colour = ''] of colours.matchAll(/['"]([a-z]+)(?:[.-]\d)?['"]/g))
        given.add(colour);
    }
  }
  expect(given).toContain('red');
  const known = new Set(variables.match(/(?<=--mantine-color-)\w+/g));
  const named = [...given].filter((colour) => colour in DEFAULT_THEME.colors);
  expect(named.filter((colour) => !known.has(colour))).toEqual([]);
});
