import { inEachOthersWay, overlap } from '#domain/parts.ts';
import type { Session } from '#domain/programme.ts';
import type { Location } from '#entities/index.ts';
import { metresBetween, type WalkStop, walkOf } from '#features/map/index.ts';
import { groupBy } from '#shared/group-by.ts';
import { addDays } from '#shared/time.ts';

/** One favourite session of a day. */
export interface Stop {
  readonly session: Session;
  /** Other favourites that take place at least partly at the same time; what one is part of is none. */
  readonly clashes: readonly Session[];
  /** What lies between the favourites before and this one; undefined for the first of a day. */
  readonly before: Interval | undefined;
}

/** The time and the way from what came before to the next session. */
export interface Interval {
  /** Whole minutes free in between; 0 when there are none. */
  readonly minutes: number;
  /** Where the next session is, when that is elsewhere and both places are known. */
  readonly to: Location | undefined;
  /** Metres to get there; undefined with `to`. */
  readonly metres: number | undefined;
  /** The way takes longer than there is time. */
  readonly hurried: boolean;
}

/** The favourites of one programme day in order of time. */
export interface DayPlan {
  readonly day: string;
  readonly stops: readonly Stop[];
  /** The places in the order in which they are visited. */
  readonly walk: readonly WalkStop[];
  /** How many sessions take place at the same time as another. */
  readonly clashing: number;
}

/** Metres a walking person covers in a minute, with others in the way. */
const pace = 70;

/** Lays the favourites, in order of time, out by day. */
export function planOf(sessions: readonly Session[]): readonly DayPlan[] {
  const byDay = groupBy(sessions, ({ event }) => event.date);
  return [...byDay]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, ofDay]) => {
      // A night may go on into the next day's dawn.
      const around = [addDays(day, -1), day, addDays(day, 1)];
      return dayPlan(
        day,
        ofDay,
        around.flatMap((near) => byDay.get(near) ?? []),
      );
    });
}

/** `near` are those of the days beside it as well. */
function dayPlan(day: string, sessions: readonly Session[], near: readonly Session[]): DayPlan {
  const isHeld = ({ event }: Session) => !event.cancelled;
  const held = near.filter(isHeld);
  let last: Session | undefined;
  const stops = sessions.map((session): Stop => {
    if (session.event.cancelled) return { session, clashes: [], before: undefined };
    const clashes = held.filter((other) => other !== session && inEachOthersWay(session, other));
    const before = last && intervalBetween(last, session);
    // After sessions at the same time, the one that ends last decides when one is free.
    if (!last || session.ends >= last.ends) last = session;
    return { session, clashes, before };
  });
  return {
    day,
    stops,
    walk: walkOf(sessions.filter(isHeld)),
    clashing: stops.filter(({ clashes }) => clashes.length > 0).length,
  };
}

function intervalBetween(from: Session, to: Session): Interval | undefined {
  if (overlap(from, to)) return undefined;
  const minutes = Math.max(0, Math.floor((to.starts - from.ends) / 60_000));
  const elsewhere = to.location && from.location && to.location.id !== from.location.id;
  const metres = elsewhere ? metresBetween(from.location, to.location) : undefined;
  return {
    minutes,
    to: metres === undefined ? undefined : to.location,
    metres,
    hurried: metres !== undefined && metres / pace > minutes,
  };
}
