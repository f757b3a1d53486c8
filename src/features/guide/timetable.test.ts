import { afterAll, beforeAll, expect, test } from 'vitest';
import { stateVenueOffset } from '#shared/time.ts';
import { daysOf, dayToShow, nextDeparture, standingOf } from './timetable.ts';

beforeAll(() => stateVenueOffset(60));
afterAll(() => stateVenueOffset(undefined));

const line = { days: ['2026-11-20', '2026-11-22'], departures: ['00:30', '14:30', '18:00'] };
/** An instant by the venue's clock, an hour ahead of UTC. */
const at = (text: string) => Date.parse(`2026-11-${text}+01:00`);
const said = (text: string) => {
  const standing = standingOf(line, at(text));
  const next = 'next' in standing ? `${standing.next.day} ${standing.next.time}` : '';
  return [standing.is, next, 'minutes' in standing ? standing.minutes : undefined];
};

test.each([
  ['19T20:00:00', 'none_today', '2026-11-20 00:30', undefined],
  ['19T21:29:59', 'none_today', '2026-11-20 00:30', undefined],
  ['19T21:30:00', 'today', '2026-11-20 00:30', 180],
  ['19T23:50:00', 'today', '2026-11-20 00:30', 40],
  ['20T00:00:00', 'today', '2026-11-20 00:30', 30],
  ['20T14:18:40', 'today', '2026-11-20 14:30', 12],
  ['20T14:30:00', 'today', '2026-11-20 14:30', 0],
  ['20T14:30:59', 'today', '2026-11-20 14:30', 0],
  ['20T14:31:00', 'today', '2026-11-20 18:00', 209],
  ['20T18:01:00', 'last_gone', '2026-11-22 00:30', undefined],
  ['21T12:00:00', 'none_today', '2026-11-22 00:30', undefined],
  ['22T18:01:00', 'over', '', undefined],
])('at %s on the venue’s clock: %s %s', (moment, ...expected) => {
  expect(said(moment)).toEqual(expected);
});

test('a departure is an instant by the venue’s clock', () => {
  const next = nextDeparture(line, at('20T10:00:00'));
  expect(next?.instant).toBe(Date.parse('2026-11-20T13:30:00Z'));
});

test('the timetable opens at today, else at the next day with one, else at the last', () => {
  const days = daysOf([line, { days: ['2026-11-21', '2026-11-22'], departures: [] }]);
  expect(days).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
  expect(dayToShow(days, '2026-11-21')).toBe('2026-11-21');
  expect(dayToShow(days, '2026-11-01')).toBe('2026-11-20');
  expect(dayToShow(days, '2026-12-01')).toBe('2026-11-22');
});
