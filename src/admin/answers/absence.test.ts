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
