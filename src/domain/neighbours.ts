import { groupBy } from '#shared/group-by.ts';
import { memoLast } from '#shared/memo-last.ts';
import { isWithin } from './parts.ts';
import type { Programme, Session } from './programme.ts';

/** The sessions around one, of the same programme day. */
export interface Neighbours {
  /** In the same place, the one before and the one after, past what is held within the other. */
  readonly previous: Session | undefined;
  readonly next: Session | undefined;
  /** Elsewhere, at least partly at the same time: all of them, or the `mostBeside` nearest. */
  readonly meanwhile: readonly Session[];
}

/** More than these are for the programme of the day to show. */
export const mostBeside = 8;

/** Each day's sessions by their places: among thousands the next in the same hall is far away. */
const placesOf = memoLast(
  (byDay: Programme['byDay']) =>
    new Map(
      Array.from(byDay, ([day, sessions]) => [
        day,
        groupBy(sessions, ({ event }) => event.location_id),
      ]),
    ),
);

/** Finds the sessions before, after and beside a session; near is what the order of time puts near. */
export function neighboursOf({ byDay }: Programme, session: Session): Neighbours {
  const day = byDay.get(session.event.date) ?? [];
  const at = day.indexOf(session);
  const place = session.event.location_id;
  const isHere = (other: Session) => place !== null && other.event.location_id === place;
  const isBeside = (other: Session) =>
    other !== session &&
    !isHere(other) &&
    other.starts < session.ends &&
    other.ends > session.starts;
  const here = (place !== null && placesOf(byDay).get(session.event.date)?.get(place)) || [];
  const own = here.indexOf(session);
  const isApart = (other: Session) => !isWithin(session, other);
  const previous = here.slice(0, Math.max(own, 0)).findLast(isApart);
  return { previous, next: here.slice(own + 1).find(isApart), meanwhile: beside() };

  function beside(): Session[] {
    const found: number[] = [];
    for (let away = 1; away < day.length && found.length < mostBeside; away += 1) {
      for (const index of [at - away, at + away]) {
        const other = day[index];
        if (other && isBeside(other)) found.push(index);
      }
    }
    const nearest = found.slice(0, mostBeside).sort((a, b) => a - b);
    return nearest.flatMap((index) => day[index] ?? []);
  }
}
