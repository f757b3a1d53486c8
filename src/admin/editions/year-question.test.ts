import { expect, test } from 'vitest';
import { isOtherYear, isTooLong } from './year-question.ts';

test('days in another year than the edition’s are questioned, days across a new year are not', () => {
  const days = { starts_on: '2027-11-18', ends_on: '2027-11-21' };
  expect(isOtherYear({ year: 2034, ...days })).toBe(true);
  expect(isOtherYear({ year: 2027, ...days })).toBe(false);
  expect(isOtherYear({ year: 2026, starts_on: '2026-12-30', ends_on: '2027-01-02' })).toBe(false);
  expect(isOtherYear({ year: 2034, starts_on: '2027-11-18', ends_on: null })).toBe(false);
});

test('an edition that a mistyped month or year makes long is questioned, one of some weeks is not', () => {
  expect(isTooLong({ starts_on: '2027-10-15', ends_on: '2028-10-16' })).toBe(true);
  expect(isTooLong({ starts_on: '2027-10-15', ends_on: '2027-11-16' })).toBe(true);
  expect(isTooLong({ starts_on: '2027-10-15', ends_on: '2027-10-30' })).toBe(false);
  expect(isTooLong({ starts_on: '2027-10-15', ends_on: null })).toBe(false);
  expect(isTooLong({ starts_on: null, ends_on: '2027-10-15' })).toBe(false);
});
