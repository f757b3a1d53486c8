import { expect, test } from 'vitest';
import { remaining } from './remaining.ts';

const said = (ms: number) =>
  remaining(ms)
    .map(({ unit, value }) => `${value} ${unit}`)
    .join(', ');

test.each([
  [0, ''],
  [-5_000, ''],
  [1, '1 seconds'],
  [59_000, '59 seconds'],
  [59_001, '1 minutes, 0 seconds'],
  [61_000, '1 minutes, 1 seconds'],
  [3_600_000, '1 hours, 0 minutes, 0 seconds'],
  [86_399_000, '23 hours, 59 minutes, 59 seconds'],
  [86_400_000, '1 days, 0 hours, 0 minutes'],
  [2 * 86_400_000 + 3 * 3_600_000 + 4 * 60_000 + 5_000, '2 days, 3 hours, 4 minutes'],
])('%i ms are %s', (ms, parts) => {
  expect(said(ms)).toBe(parts);
});
