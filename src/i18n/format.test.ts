import { afterEach, expect, test, vi } from 'vitest';
import { languages } from '#shared/localized.ts';
import { stateVenueOffset } from '#shared/time.ts';
import { formattersOf } from './format.ts';

afterEach(() => {
  stateVenueOffset(undefined);
  vi.unstubAllEnvs();
});

/** Minutes that this device's own clock is ahead of UTC at an instant. */
const ownOffset = (instant: number) => -new Date(instant).getTimezoneOffset();

test.each([
  ['fr', '12\u202f000', '1,5'],
  ['en', '12,000', '1.5'],
  ['ar', '12\u202f000', '1,5'],
] as const)('in %s a thousand is told from a part', (language, thousands, parts) => {
  const { number } = formattersOf(language);
  expect([number(12_000), number(1.5)]).toEqual([thousands, parts]);
});

test.each(languages)('in %s the hour after midnight is 00, and noon is 12', (language) => {
  const { time } = formattersOf(language);
  for (const offset of [0, 60, -300, 345, 780]) {
    stateVenueOffset(offset);
    const midnight = Date.parse('2026-11-21T00:00:00Z') - offset * 60_000;
    const shown = [0, 5, 59, 60, 12 * 60, 13 * 60, 24 * 60 - 1].map((minutes) =>
      time(midnight + minutes * 60_000),
    );
    expect(shown).toEqual(['00:00', '00:05', '00:59', '01:00', '12:00', '13:00', '23:59']);
  }
  expect(time('2026-11-20T11:05:00.000Z')).toBe('00:05');
});

test.each(languages)(
  'in %s one’s own time is told only where it is not the venue’s',
  (language) => {
    const { time, ownTime } = formattersOf(language);
    for (const hour of [0, 9, 23]) {
      const at = new Date(2026, 10, 21, hour, 5).getTime();
      const own = `${String(hour).padStart(2, '0')}:05`;
      stateVenueOffset(ownOffset(at));
      expect(time(at)).toBe(own);
      expect(ownTime(at)).toBeUndefined();
      expect(ownTime(new Date(at).toISOString())).toBeUndefined();
      for (const apart of [-60, 30, 60, 11 * 60]) {
        stateVenueOffset(ownOffset(at) + apart);
        expect(ownTime(at), `${apart} minutes apart`).toBe(own);
      }
    }
  },
);

test.each(['Pacific/Auckland', 'Pacific/Honolulu', 'Africa/Casablanca'])(
  'a day is the day it names for a reader in %s too, and a night’s hour its own',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    vi.resetModules();
    const { formattersOf: fresh } = await import('./format.ts');
    const { day, dateRange, ownTime } = fresh('en');
    expect(day('2026-11-21')).toBe('Saturday 21 November');
    expect(dateRange('2026-11-21', '2026-11-22')).toMatch(/^21 ?– ?22 November 2026$/);
    const midnight = new Date(2024, 9, 18, 0, 5).getTime();
    const isVenue = zone === 'Africa/Casablanca';
    expect(ownTime(midnight)).toBe(isVenue ? undefined : '00:05');
    // The edition says another hour than the tables of a device that stands there.
    const { stateVenueOffset: state } = await import('#shared/time.ts');
    state(ownOffset(midnight) + 120);
    expect(ownTime(midnight)).toBe(isVenue ? undefined : '00:05');
  },
);

test('a day on one’s own clock is told only where it is another than the venue’s', () => {
  const { ownDay } = formattersOf('en');
  const at = new Date(2026, 10, 21, 0, 30).getTime();
  const told = (apart: number) => {
    stateVenueOffset(ownOffset(at) + apart);
    return [at, new Date(at).toISOString()].map(ownDay);
  };
  expect(told(-60)).toEqual(['Sat 21 Nov', 'Sat 21 Nov']);
  expect(told(0)).toEqual([undefined, undefined]);
  expect(told(60)).toEqual([undefined, undefined]);
});

test('days, ranges and their parts are written as in the country', () => {
  const { day, shortDay, weekday, dayOfMonth, date, dateRange } = formattersOf('en');
  expect(day('2026-11-21')).toBe('Saturday 21 November');
  expect(shortDay('2026-11-21')).toBe('Sat 21 Nov');
  expect([weekday('2026-11-21'), dayOfMonth('2026-11-01')]).toEqual(['Sat', '1']);
  expect(date('2026-12-31')).toBe('31 December 2026');
  expect(dateRange('2024-10-18', '2024-10-21')).toMatch(/^18 ?– ?21 October 2024$/);
  expect(dateRange('2026-12-31', '2027-01-01')).toMatch(/^31 December 2026 ?– ?1 January 2027$/);
});

test('the first of a month has its own word in French, within dates and ranges', () => {
  const { day, shortDay, shortDate, weekday, dayOfMonth, date, dateRange } = formattersOf('fr');
  expect(day('2026-12-01')).toBe('mardi 1er décembre');
  expect(shortDay('2026-12-01')).toBe('mar. 1er déc.');
  expect(shortDate('2026-12-01')).toBe('1er déc.');
  expect(date('2026-12-01')).toBe('1er décembre 2026');
  expect(dateRange('2026-12-01', '2026-12-03')).toMatch(/^1er ?– ?3 décembre 2026$/);
  expect(dateRange('2026-11-28', '2026-12-01')).toMatch(/^28 novembre ?– ?1er décembre 2026$/);
  expect([weekday('2026-12-01'), dayOfMonth('2026-12-01')]).toEqual(['mar.', '1']);
  expect(day('2026-12-21')).toBe('lundi 21 décembre');
});

test('days are those of the Gregorian calendar, in the words of the country', () => {
  expect(formattersOf('ar').date('2026-11-21')).toBe('21 نونبر 2026');
  expect(formattersOf('fr').day('2026-11-21')).toBe('samedi 21 novembre');
});

test('names are put in order as readers do: without regard to accents and case, numbers by size', () => {
  const { compare, list, country } = formattersOf('fr');
  expect(['Salle 10', 'École', 'salle 2', 'dôme', 'ecole 2'].sort(compare)).toEqual([
    ...['dôme', 'École', 'ecole 2', 'salle 2', 'Salle 10'],
  ]);
  expect(list(['Amina', 'Karim', 'Omar'])).toBe('Amina, Karim et Omar');
  expect([country('MA'), country('PS')]).toEqual(['Maroc', 'Palestine']);
});
