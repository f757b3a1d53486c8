import { expect, test } from 'vitest';
import { type Absence, absenceOf } from './absence.ts';

const known = { participation: null, arrival: null, departure: null, availability: [] };
const hours = [
  { date: '2026-11-21', from: '09:00', to: '10:00' },
  { date: '2026-11-21', from: '11:00', to: '13:00' },
];

// The venue's clock is an hour ahead of UTC: the session is from 11:00 to 12:00.
test.each<[what: string, said: Partial<Parameters<typeof absenceOf>[0]>, Absence | undefined]>([
  ['nothing', {}, undefined],
  ['that they come', { participation: 'yes' }, undefined],
  ['that they do not', { participation: 'no' }, 'declined'],
  ['an arrival as it begins', { arrival: '2026-11-21T11:00' }, undefined],
  ['an arrival a minute later', { arrival: '2026-11-21T11:01' }, 'before_arrival'],
  ['a departure as it ends', { departure: '2026-11-21T12:00' }, undefined],
  ['a departure a minute earlier', { departure: '2026-11-21T11:59' }, 'after_departure'],
  ['hours around it', { availability: hours }, undefined],
  ['hours before it', { availability: hours.slice(0, 1) }, 'other_hours'],
  [
    'hours that end within it',
    { availability: [{ date: '2026-11-21', from: '10:00', to: '11:30' }] },
    'other_hours',
  ],
  [
    'the same hours of another day',
    { availability: [{ date: '2026-11-22', from: '11:00', to: '13:00' }] },
    'other_hours',
  ],
])('of who said %s', (_what, said, absence) => {
  const [starts, ends] = ['2026-11-21T10:00:00Z', '2026-11-21T11:00:00Z'].map(Date.parse);
  expect(absenceOf({ ...known, ...said }, starts ?? 0, ends ?? 0)).toBe(absence);
});

test.each<
  [what: string, hours: readonly (readonly [string, string, string])[], Absence | undefined]
>([
  ['until midnight', [['2026-11-21', '20:00', '23:59']], undefined],
  ['a minute less', [['2026-11-21', '20:00', '23:58']], 'other_hours'],
  [
    'in two, one after the other, said in any order',
    [
      ['2026-11-21', '22:30', '23:59'],
      ['2026-11-21', '20:00', '22:30'],
    ],
    undefined,
  ],
  [
    'in two with a pause between',
    [
      ['2026-11-21', '20:00', '22:29'],
      ['2026-11-21', '22:30', '23:59'],
    ],
    'other_hours',
  ],
])('of an evening that ends at midnight, hours %s', (_what, said, absence) => {
  // From 22:00 to 00:00 by the venue's clock.
  const [starts, ends] = ['2026-11-21T21:00:00Z', '2026-11-21T23:00:00Z'].map(Date.parse);
  const availability = said.map(([date, from, to]) => ({ date, from, to }));
  expect(absenceOf({ ...known, availability }, starts ?? 0, ends ?? 0)).toBe(absence);
});

test('hours go on over midnight', () => {
  const availability = [
    { date: '2026-11-21', from: '20:00', to: '23:59' },
    { date: '2026-11-22', from: '00:00', to: '02:00' },
  ];
  const said = { ...known, availability };
  const [starts, ends, late] = ['21:30', '23:30', '25:01'].map((time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return Date.parse('2026-11-21T00:00:00Z') + (hours * 60 + minutes) * 60_000;
  });
  expect(absenceOf(said, starts ?? 0, ends ?? 0)).toBeUndefined();
  expect(absenceOf(said, starts ?? 0, late ?? 0)).toBe('other_hours');
});
