import type { Session } from '#domain/programme.ts';
import { type Edition, holdsSessions, type Location } from '#entities/index.ts';
import { inLanes, type PlannedSession } from '#features/programme/index.ts';
import { groupBy } from '#shared/group-by.ts';
import { addDays, daysFrom, instantAt, venueOffset } from '#shared/time.ts';
import type { ColumnKey } from './grid-scale.ts';

/** A hall on a day with what is held there, in order of time. */
export interface Column extends ColumnKey {
  readonly place: Location;
  /** Minutes count from the midnight at which the day begins. */
  readonly sessions: readonly PlannedSession[];
}

/**
 * The days that the grid has: those of the edition, and the day before and after it where something is
 * planned there. Sessions of any other day lie on the shelf.
 */
export function daysOfGrid(
  edition: Pick<Edition, 'starts_on' | 'ends_on'> | undefined,
  programmeDays: readonly string[],
): readonly string[] {
  if (!edition) return programmeDays;
  const { starts_on, ends_on } = edition;
  const eves = [addDays(starts_on, -1), addDays(ends_on, 1)];
  const days = [...daysFrom(starts_on, ends_on), ...eves.filter((d) => programmeDays.includes(d))];
  return days.sort();
}

/** The halls that the grid has: where sessions may be held, and wherever some are; the larger first. */
export function hallsOfGrid(
  places: Iterable<Location>,
  sessions: readonly Session[],
  compareNames: (a: Location, b: Location) => number,
): readonly Location[] {
  const used = new Set(sessions.map(({ event }) => event.location_id));
  const seats = ({ capacity }: Location) => capacity ?? -1;
  return [...places]
    .filter((place) => holdsSessions(place) || used.has(place.id))
    .sort((a, b) => seats(b) - seats(a) || compareNames(a, b));
}

/**
 * The hall that is looked at first where one is seen at a time: of those that the reader `runs`, or of all
 * where that is none, one in which something is on that day; undefined where there are no halls.
 */
export function firstHall(
  halls: readonly Location[],
  sessions: readonly Session[],
  runs: (hall: string) => boolean,
): Location | undefined {
  const busy = new Set(sessions.map(({ event }) => event.location_id));
  const own = halls.filter(({ id }) => runs(id));
  const near = own.length > 0 ? own : halls;
  return near.find(({ id }) => busy.has(id)) ?? near[0];
}

/** The midnight (ms) at which a programme day begins on the venue's clock. */
export function midnightOf(day: string): number {
  return instantAt(day, '00:00', venueOffset(Date.parse(`${day}T00:00:00Z`)));
}

/** The columns of some days, day by day, hall by hall; sessions come in order of time. */
export function columnsOf(
  sessions: readonly Session[],
  days: readonly string[],
  halls: readonly Location[],
): readonly Column[] {
  const held = groupBy(sessions, ({ event }) => `${event.date} ${event.location_id}`);
  return days.flatMap((day) => {
    const midnight = midnightOf(day);
    return halls.map((place): Column => {
      const own = held.get(`${day} ${place.id}`) ?? [];
      return { day, hall: place.id, place, sessions: inLanes(own, midnight) };
    });
  });
}

/**
 * What has no place in the grid: sessions without a hall, in a hall that is none of its own, or on none of
 * its days. (A session always has a day and an hour.) Cancelled ones wait for nothing.
 */
export function shelfOf(
  sessions: readonly Session[],
  days: readonly string[],
  halls: readonly Location[],
): readonly Session[] {
  const known = new Set(halls.map(({ id }) => id));
  const dated = new Set(days);
  return sessions.filter(
    ({ event: { cancelled, date, location_id } }) =>
      !cancelled && !(location_id && known.has(location_id) && dated.has(date)),
  );
}
