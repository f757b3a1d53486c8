import { expect, test } from 'vitest';
import { daysWithin } from './days-within.ts';

const edition = { starts_on: '2026-11-20', ends_on: '2026-11-23' };
const outside = [{ field: 'days', code: 'outside_edition' }];

test('a shuttle runs on days of its edition, of arrival and of leaving', () => {
  expect(daysWithin(['2026-11-19', '2026-11-22', '2026-11-24'], edition)).toEqual([]);
  expect(daysWithin(['2026-11-18'], edition)).toEqual(outside);
  expect(daysWithin(['2026-11-20', '2026-11-25'], edition)).toEqual(outside);
});
