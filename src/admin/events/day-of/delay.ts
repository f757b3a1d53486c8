import { type Rights, runsHall } from '#domain/rights.ts';
import type { Event } from '#entities/index.ts';
import { changeBetween } from '#replica/content/change.ts';
import type { ContentChange } from '#replica/protocol/operation.ts';

/** Minutes by which a session can be delayed at a tap. */
export const delays = [5, 10, 15, 30] as const;

/**
 * The sessions that follow one in its hall on its programme day, until late in the night, in order
 * of time. Cancelled ones, and sessions without a hall, follow nothing; its parts go with it anyway.
 */
export function followersOf(session: Event, events: Iterable<Event>): Event[] {
  if (!session.location_id) return [];
  const from = Date.parse(session.starts_at);
  return [...events]
    .filter(
      (other) =>
        other.id !== session.id &&
        other.part_of_id !== session.id &&
        other.location_id === session.location_id &&
        other.date === session.date &&
        !other.cancelled &&
        Date.parse(other.starts_at) > from,
    )
    .sort((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
}

/**
 * Sessions and their parts, which are delayed with them, in halls that one runs. A cancelled part stays
 * as it was announced, as a cancelled session does that would follow.
 */
export function withParts(
  sessions: readonly Event[],
  events: Iterable<Event>,
  rights: Rights,
): readonly Event[] {
  const ids = new Set(sessions.map(({ id }) => id));
  const parts = [...events].filter(
    ({ id, part_of_id, location_id, cancelled }) =>
      !ids.has(id) && ids.has(part_of_id ?? '') && !cancelled && runsHall(rights, location_id),
  );
  return [...sessions, ...parts];
}

/** The sessions of a programme day that are on or to come at an instant (ms), without cancelled ones. */
export function notOver(events: Iterable<Event>, day: string, at: number): Event[] {
  return [...events].filter(
    ({ date, cancelled, ends_at }) => date === day && !cancelled && Date.parse(ends_at) > at,
  );
}

/** What delays a day from an instant (ms) on: what is on ends later, what is to come moves. */
export function delayFrom(
  at: number,
  minutes: number,
  sessions: readonly Event[],
): ContentChange[] {
  const coming = sessions.filter(({ starts_at }) => Date.parse(starts_at) > at);
  const on = sessions.filter((session) => !coming.includes(session));
  return [
    ...on.flatMap((session) => later(session, minutes, ['ends_at'])),
    ...delayBy(minutes, coming),
  ];
}

/** What delays sessions by so many minutes; each stays on its programme day, also past midnight. */
export function delayBy(minutes: number, sessions: readonly Event[]): ContentChange[] {
  return sessions.flatMap((session) => later(session, minutes, ['starts_at', 'ends_at']));
}

/** The change that puts instants of a session off by so many minutes. */
function later(
  session: Event,
  minutes: number,
  instants: readonly ('starts_at' | 'ends_at')[],
): ContentChange[] {
  const put = (instant: string) => new Date(Date.parse(instant) + minutes * 60_000).toISOString();
  const set = Object.fromEntries(instants.map((name) => [name, put(session[name])]));
  const change = changeBetween('event', session.id, { ...session }, set);
  return change ? [change] : [];
}
