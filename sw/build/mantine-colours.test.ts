import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { mantineColours } from './mantine-colours.ts';

const resolve = createRequire(import.meta.url).resolve;

function cut(file: string): string {
  return postcss([mantineColours()]).process(readFileSync(file, 'utf8'), { from: file }).css;
}

test('what is drawn over a visitor’s page keeps its colours, and has no others', () => {
  const css = cut(resolve('@mantine/core/styles/default-css-variables.layer.css'));
  const colours = new Set(css.match(/(?<=^\s*--mantine-color-)\w+(?=-\d:)/gm));
  expect([...colours].sort()).toEqual(['dark', 'gray', 'red']);
  for (const sheet of [
    'ModalBase',
    'Modal',
    'Drawer',
    'CloseButton',
    'Paper',
    'Overlay',
    'Input',
  ]) {
    const rules = readFileSync(resolve(`@mantine/core/styles/${sheet}.layer.css`), 'utf8');
    for (const [, colour] of rules.matchAll(/var\(--mantine-color-(\w+)-\d/g)) {
      expect(colours, sheet).toContain(colour);
    }
  }
});

test('the back office’s sheet has all of them', () => {
  const file = resolve('@mantine/core/styles.layer.css');
  expect(cut(file)).toBe(readFileSync(file, 'utf8'));
});
