import { expect, test } from 'vitest';
import { haltsTooOften } from './thin.ts';

test('three halts within a minute are too often, however many there were before', () => {
  expect(haltsTooOften([])).toBe(false);
  expect(haltsTooOften([0, 1_000])).toBe(false);
  expect(haltsTooOften([0, 30_000, 60_000])).toBe(true);
  expect(haltsTooOften([0, 30_000, 60_001])).toBe(false);
  expect(haltsTooOften([0, 100_000, 130_000, 150_000])).toBe(true);
});
