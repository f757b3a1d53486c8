import { expect, test } from 'vitest';
import type { Edition } from '#entities/index.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { readContents } from './contents.ts';
import { nextEdition, numberIssues } from './next-edition.ts';

const edition = (id: number, year: number, starts_on: string, ends_on: string): Edition =>
  rowOf('edition', {
    ...{ id, year, starts_on, ends_on },
    ...{ name: { fr: `${id}` }, theme: {}, is_current: false, plan: null, utc_offset: 60 },
  });
const known = [
  edition(19, 2024, '2024-10-18', '2024-10-21'),
  edition(20, 2025, '2025-10-17', '2025-10-20'),
];

test('the next edition follows the last one, on the same weekdays', () => {
  const next = nextEdition(known);
  expect(next).toMatchObject({ id: 21, year: 2026, starts_on: '2026-10-16', utc_offset: 60 });
  expect(new Date(String(next.starts_on)).getUTCDay()).toBe(new Date('2025-10-17').getUTCDay());
});

test('a copy of an older edition still comes after the last', () => {
  expect(nextEdition(known, known[0])).toMatchObject({ id: 21, year: 2026, ends_on: '2026-10-19' });
});

test('the very first edition has only the clock of the country', () => {
  expect(nextEdition([])).toEqual({ utc_offset: 60 });
});

test('a number that an edition has is taken', () => {
  const editions = new Map(known.map((one) => [String(one.id), one]));
  expect(numberIssues({ id: 20 }, editions)).toEqual([{ field: 'id', code: 'number_taken' }]);
  expect(numberIssues({ id: 21 }, editions)).toEqual([]);
});

test('counts are taken as they come, and nothing else is', () => {
  expect(readContents({ event: 2, zone: 0, unknown: 3 })).toEqual(new Map([['event', 2]]));
  expect(readContents({ event: 'two' })).toBeUndefined();
  expect(readContents(null)).toBeUndefined();
});
