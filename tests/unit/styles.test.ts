import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

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
