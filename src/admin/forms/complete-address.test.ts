import { expect, test } from 'vitest';
import { completeAddress } from './complete-address.ts';

test.each([
  ['example.org', 'https://example.org'],
  [' www.example.org/a?b=c#d ', 'https://www.example.org/a?b=c#d'],
  ['//example.org/a', 'https://example.org/a'],
  ['http://example.org', 'https://example.org'],
  ['مثال.إختبار/صفحة', 'https://مثال.إختبار/صفحة'],
  ['https://example.org', 'https://example.org'],
  ['locations/tent-1200x800.webp', 'locations/tent-1200x800.webp'],
  ['mailto:a@example.org', 'mailto:a@example.org'],
  ['a.pdf or b', 'a.pdf or b'],
  ['example', 'example'],
  ['', ''],
])('%s is meant as %s', (typed, meant) => {
  expect(completeAddress(typed)).toBe(meant);
});
