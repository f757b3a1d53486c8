import type { Event } from '#entities/index.ts';
import { groupBy } from '#shared/group-by.ts';
import { addDays, instantAt, venueOffset } from '#shared/time.ts';
import type { Session } from './programme.ts';

/** Where a session stands in time. A cancelled session is never on, but keeps its place. */
export type Moment = 'coming' | 'on' | 'over';

/** Where a session stands at an instant (ms). */
export function momentOf({ starts, ends }: Pick<Session, 'starts' | 'ends'>, at: number): Moment {
  if (at < starts) return 'coming';
  return at < ends ? 'on' : 'over';
}

/** What is on at an instant (ms) and what is to come, in the order of the sessions; nothing cancelled. */
export function nowAndNext<S extends Pick<Session, 'starts' | 'ends' | 'event'>>(
  sessions: readonly S[],
  at: number,
): { readonly on: readonly S[]; readonly coming: readonly S[] } {
  const standing = (moment: Moment) =>
    sessions.filter((session) => !session.event.cancelled && momentOf(session, at) === moment);
  return { on: standing('on'), coming: standing('coming') };
}

/** Whether a session is over and can be seen afterwards. */
export function isRecorded(
  session: Pick<Session, 'starts' | 'ends'> & { readonly event: Pick<Event, 'recording_url'> },
  at: number,
): boolean {
  return Boolean(session.event.recording_url) && momentOf(session, at) === 'over';
}

/** Whole minutes from one instant to another, counting one that has begun. */
export function minutesUntil(instant: number, at: number): number {
  return Math.ceil((instant - at) / 60_000);
}

/** Minutes up to which a wait or a rest is counted down. */
export const countdown = 90;

/**
 * The present (ms) as something that starts and ends needs to know it: still until it is
 * counted down to and again from its end, so that what is far off need not be rendered at each minute.
 */
export function presentFor({ starts, ends }: Pick<Session, 'starts' | 'ends'>, at: number): number {
  return Math.min(Math.max(at, starts - (countdown + 1) * 60_000), ends);
}

/** Sessions that begin together. */
export interface Slot {
  /** When they begin (ms). */
  readonly starts: number;
  /** When the last of them ends (ms). */
  readonly ends: number;
  readonly sessions: readonly Session[];
}

/** Groups sessions, already in order of time, by when they begin. */
export function slotsOf(sessions: readonly Session[]): readonly Slot[] {
  return [...groupBy(sessions, ({ starts }) => starts)].map(([starts, together]) => ({
    starts,
    ends: Math.max(...together.map(({ ends }) => ends)),
    sessions: together,
  }));
}

const slotsKnown = new WeakMap<readonly Session[], readonly Slot[]>();

/** `slotsOf`, remembered for as long as the list of sessions lives. */
export function slotsOfDay(sessions: readonly Session[]): readonly Slot[] {
  const slots = slotsKnown.get(sessions) ?? slotsOf(sessions);
  slotsKnown.set(sessions, slots);
  return slots;
}

/** The day to open: today when it has a programme, else the next day that has, else the first. */
export function dayToOpen(days: readonly string[], today: string): string | undefined {
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last || today < first || today > last) return first;
  return days.find((day) => day >= today);
}

/** Until when (HH:MM) what begins after midnight is of the night before; later it is a row gone astray. */
const nightEnds = '06:00';

/**
 * The programme day that an instant belongs to: until the last session of the evening before has
 * ended, that day goes on.
 */
export function programmeDayAt(
  byDay: ReadonlyMap<string, readonly Session[]>,
  date: string,
  at: number,
): string {
  for (const [day, sessions] of byDay) {
    if (day >= date) break;
    const morning = instantAt(addDays(day, 1), nightEnds, venueOffset(at));
    const goesOn = sessions.some(
      ({ event, starts, ends }) => !event.cancelled && starts < morning && at < ends,
    );
    if (goesOn) return day;
  }
  return date;
}
