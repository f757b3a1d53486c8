import { groupBy } from '#shared/group-by.ts';
import type { Programme, Session } from './programme.ts';

/** The sessions that say that they are part of one, in order of time. */
export function partsOf(
  { sessions }: Pick<Programme, 'sessions'>,
  { event }: Pick<Session, 'event'>,
): readonly Session[] {
  return sessions.filter((other) => other.event.part_of_id === event.id);
}

/** The same of all sessions at once: to ask of each of thousands takes a second. */
export function partsByWhole({
  sessions,
}: Pick<Programme, 'sessions'>): ReadonlyMap<string, readonly Session[]> {
  return groupBy(
    sessions.filter(({ event }) => event.part_of_id),
    ({ event }) => event.part_of_id ?? '',
  );
}

type Held = Pick<Session, 'starts' | 'ends'>;

/** Whether two sessions are held at one time, if only for a moment; not where one begins as the other ends. */
export function overlap(a: Held, b: Held): boolean {
  return a.starts < b.ends && b.starts < a.ends;
}

type Within = Held & { readonly event: Pick<Session['event'], 'id' | 'part_of_id'> };

/** At the same time, one being a part of the other. */
export function isWithin(a: Within, b: Within): boolean {
  const within = a.event.part_of_id === b.event.id || b.event.part_of_id === a.event.id;
  return within && overlap(a, b);
}

/** At the same time, and neither a part of the other. */
export function inEachOthersWay(a: Within, b: Within): boolean {
  return overlap(a, b) && !isWithin(a, b);
}
