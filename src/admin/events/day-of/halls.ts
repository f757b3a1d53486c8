import { momentOf } from '#domain/moment.ts';
import type { Session } from '#domain/programme.ts';

/** A hall on a day: what is on, what comes next, what is after that, what is over. */
export interface Hall {
  /** The location's id; null for sessions that have none. */
  readonly id: string | null;
  readonly on: readonly Session[];
  readonly next: readonly Session[];
  readonly later: readonly Session[];
  readonly over: readonly Session[];
}

/**
 * The sessions of a day by hall at an instant (ms). Next is the first session to come that takes
 * place, with those cancelled before it and those that begin together with it.
 */
export function hallsAt(sessions: readonly Session[], at: number): readonly Hall[] {
  const byHall = new Map<string | null, Session[]>();
  for (const session of sessions) {
    const { location_id } = session.event;
    byHall.set(location_id, [...(byHall.get(location_id) ?? []), session]);
  }
  return [...byHall].map(([id, own]) => {
    const coming = own.filter((session) => momentOf(session, at) === 'coming');
    const first = coming.find(({ event }) => !event.cancelled);
    const isNext = ({ starts }: Session) => first !== undefined && starts <= first.starts;
    return {
      id,
      on: own.filter((session) => momentOf(session, at) === 'on'),
      next: coming.filter(isNext),
      later: coming.filter((session) => !isNext(session)),
      over: own.filter((session) => momentOf(session, at) === 'over'),
    };
  });
}

/**
 * Halls as they concern whoever runs the day: one's own before all others; of these where something is on,
 * then where something comes, the sooner the earlier, then those that are done; within these as `compare`
 * has them.
 */
export function inOrder(
  halls: readonly Hall[],
  isOwn: (hall: Hall) => boolean,
  compare: (a: Hall, b: Hall) => number,
): readonly Hall[] {
  const rank = ({ on, next }: Hall) => (isHeld(on) ? 0 : isHeld(next) ? 1 : 2);
  const begins = (hall: Hall) => (rank(hall) === 1 ? (hall.next.at(-1)?.starts ?? 0) : 0);
  return [...halls].sort(
    (a, b) =>
      Number(isOwn(b)) - Number(isOwn(a)) ||
      rank(a) - rank(b) ||
      begins(a) - begins(b) ||
      compare(a, b),
  );
}

/** Whether any of some sessions takes place. */
const isHeld = (sessions: readonly Session[]) => sessions.some(({ event }) => !event.cancelled);
