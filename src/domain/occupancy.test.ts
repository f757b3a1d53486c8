import { expect, test } from 'vitest';
import { occupancyAt } from './occupancy.ts';

const session = (occupancy: 'free' | 'filling' | 'full', cancelled = false) => ({
  ...{ ends: 100, event: { occupancy, cancelled } },
});

test('it is said from the moment it is set until the session ends, and clears itself then', () => {
  expect(occupancyAt(session('filling'), 0)).toBe('filling');
  expect(occupancyAt(session('full'), 99)).toBe('full');
  expect(occupancyAt(session('full'), 100)).toBeUndefined();
});

test('nothing is said of a hall with places, nor of a session that does not take place', () => {
  expect(occupancyAt(session('free'), 0)).toBeUndefined();
  expect(occupancyAt(session('full', true), 0)).toBeUndefined();
});
