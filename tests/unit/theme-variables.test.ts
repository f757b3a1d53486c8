import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
