import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { calendarEntry } from '#domain/calendar-entry.ts';
import type { Session } from '#domain/programme.ts';
import type { Event, Location, Speaker } from '#entities/index.ts';
import { type Formatters, formattersOf } from '#i18n/format.ts';
import type { Localized } from '#shared/localized.ts';
import { ownStart, ownTimeRange, peopleLine, type RowTexts, timeRange } from './row-texts.ts';

const starts = Date.parse('2026-11-21T22:30:00Z');
const session = { starts, ends: starts + 3_600_000 };
const hour = (instant: number | string) => new Date(instant).toISOString().slice(11, 16);
/** Formatters of a venue on UTC and a reader for whom `own` tells the time. */
const formatOf = (own: Formatters['ownTime'], ownDay?: string): Formatters => ({
  ...formattersOf('fr'),
  time: hour,
  ownTime: own,
  ownDay: () => ownDay,
});

test('one’s own time stands beside the venue’s only where the two differ', () => {
  expect(
    timeRange(
      session,
      formatOf(() => undefined),
    ),
  ).toBe('22:30\u00a0–\u2060\u00a023:30');
  expect(
    ownTimeRange(
      session,
      formatOf(() => undefined),
    ),
  ).toBeUndefined();
  const ahead = formatOf((instant) => hour(new Date(instant).getTime() + 7_200_000));
  expect(ownTimeRange(session, ahead)).toBe('00:30\u00a0–\u2060\u00a001:30');
  // Nobody is to take it for the hour of the venue's day; it goes without saying of the end.
  const tomorrow = formatOf((instant) => ahead.ownTime(instant), 'dim. 22 nov.');
  expect(ownTimeRange(session, tomorrow)).toBe('dim. 22 nov. 00:30\u00a0–\u2060\u00a001:30');
  expect(ownStart(starts, tomorrow)).toBe('dim. 22 nov. 00:30');
  expect(
    ownStart(
      starts,
      formatOf(() => undefined, 'dim. 22 nov.'),
    ),
  ).toBeUndefined();
  // Clocks that are set during the session may agree at its end.
  const once = formatOf((instant) => (instant === starts ? '21:30' : undefined));
  expect(ownTimeRange(session, once)).toBe('21:30\u00a0–\u2060\u00a023:30');
});

test('three people are named, the chair first, and the others counted', () => {
  const people = ['Amina', 'Karim', 'Omar', 'Rabia'].map((fr, index) => {
    return { id: String(index), name: { fr } } as Speaker;
  });
  const t = ((key: string, values?: object) =>
    key === 'programme:comma' ? ', ' : JSON.stringify(values)) as unknown as TFunction;
  const texts = {
    t,
    format: formattersOf('fr'),
    localize: (value: Localized | null | undefined) => value?.fr ?? '',
  } as unknown as RowTexts;
  const [chair, ...participants] = people;
  const line = (more: Partial<Session>) =>
    peopleLine({ chair: undefined, participants: [], ...more } as Session, texts);
  expect(line({})).toBe('');
  expect(line({ chair, participants: participants.slice(0, 2) })).toBe('Amina, Karim et Omar');
  expect(JSON.parse(line({ chair, participants }))).toEqual({
    names: 'Amina, Karim, Omar',
    count: 1,
  });
  expect(line({ participants: participants.slice(0, 1) })).toBe('Karim');
});

test('a calendar has a session’s words and place, and whether it is cancelled', () => {
  const event = {
    ...{ id: 'e', title: { fr: 'Samaa' }, description: {}, cancelled: true },
    ...{ starts_at: '2026-11-21T22:30:00.000Z', ends_at: '2026-11-21T23:30:00.000Z' },
  } as Event;
  const speak = (value: Localized | null | undefined) => value?.fr ?? '';
  const url = 'https://forum.example/programme/e';
  const place = { name: { fr: 'Tente' }, latitude: 0, longitude: -2.3 } as Location;
  expect(calendarEntry(event, place, speak, url)).toEqual({
    ...{ uid: 'e@forum.example', title: 'Samaa', url, cancelled: true },
    ...{ starts: event.starts_at, ends: event.ends_at },
    ...{ description: undefined, place: 'Tente', point: { latitude: 0, longitude: -2.3 } },
  });
  const nowhere = { ...place, longitude: null };
  expect(calendarEntry(event, nowhere, speak, url).point).toBeUndefined();
  expect(calendarEntry(event, undefined, speak, url).place).toBeUndefined();
});
