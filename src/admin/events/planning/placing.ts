import type { Event } from '#entities/index.ts';
import { changeBetween } from '#replica/content/change.ts';
import type { ContentChange } from '#replica/protocol/operation.ts';
import { minutesOf } from '#shared/minutes-of.ts';
import { type SessionTimes, timesOf, wallTimeOf } from '../wall-time.ts';

/** Where and when a session is, as the grid shows it. */
export interface Placing {
  /** The programme day, YYYY-MM-DD. */
  readonly day: string;
  /** The id of the hall; null for none yet. */
  readonly hall: string | null;
  /** When it begins: minutes on the venue's clock from the midnight at which the day begins; past 1440 in its night. */
  readonly from: number;
  /** How long it takes. */
  readonly minutes: number;
}

/** The last minute, counted from the midnight of a day, at which a session of it may begin. */
const lastStart = 2 * 1440 - 1;
const longest = 1440;

/** Where and when a session is. */
export function placingOf(event: SessionTimes & Pick<Event, 'location_id'>): Placing {
  const { day, start, night, minutes } = wallTimeOf(event);
  return { day, hall: event.location_id, from: minutesOf(start) + (night ? 1440 : 0), minutes };
}

/** The nearest placing that a session may have: it begins on its day or in its night, and lasts at most a day. */
export function allowed({ from, minutes, ...rest }: Placing): Placing {
  const within = (value: number, least: number, most: number) =>
    Math.min(Math.max(Math.round(value), least), most);
  return { ...rest, from: within(from, 0, lastStart), minutes: within(minutes, 5, longest) };
}

/** The instants of a placing. */
export function instantsOf({ day, from, minutes }: Placing): SessionTimes {
  const past = from % 1440;
  const start = [Math.floor(past / 60), past % 60].map((n) => String(n).padStart(2, '0')).join(':');
  return timesOf({ day, start, night: from >= 1440, minutes });
}

/**
 * What puts a session where and when a placing says. Its parts go along: by as much in time, and into
 * the hall that they share with it. Nothing where it is there already.
 */
export function changesTo(
  event: Event,
  to: Placing,
  events: Iterable<Event>,
): readonly ContentChange[] {
  const own = placingOf(event);
  const parts = [...events].filter(({ part_of_id }) => part_of_id === event.id);
  const later = to.from - own.from;
  return [
    ...changeTo(event, to),
    ...parts.flatMap((part) => {
      const at = placingOf(part);
      const date = to.day === own.day ? at.day : to.day;
      const hall = at.hall === own.hall ? to.hall : at.hall;
      return changeTo(part, { ...at, day: date, hall, from: at.from + later });
    }),
  ];
}

function changeTo(event: Event, to: Placing): readonly ContentChange[] {
  const own = placingOf(event);
  const set: Record<string, unknown> = {};
  if (to.day !== own.day || to.from !== own.from) Object.assign(set, instantsOf(allowed(to)));
  else if (to.minutes !== own.minutes) set.ends_at = instantsOf(to).ends_at;
  if (to.hall !== own.hall) Object.assign(set, intoHall(to.hall));
  const change = changeBetween('event', event.id, { ...event }, set);
  return change ? [change] : [];
}

/** What changes with the hall: how full the last one was says nothing of the other one. */
export function intoHall(location_id: string | null) {
  return { location_id, occupancy: 'free', overflow_location_id: null } as const;
}
