import { expect, test } from 'vitest';
import { isOtherYear } from './year-question.ts';

test('days in another year than the edition’s are questioned, days across a new year are not', () => {
  const days = { starts_on: '2027-11-18', ends_on: '2027-11-21' };
  expect(isOtherYear({ year: 2034, ...days })).toBe(true);
  expect(isOtherYear({ year: 2027, ...days })).toBe(false);
  expect(isOtherYear({ year: 2026, starts_on: '2026-12-30', ends_on: '2027-01-02' })).toBe(false);
  expect(isOtherYear({ year: 2034, starts_on: '2027-11-18', ends_on: null })).toBe(false);
});
