import type { Programme, Session } from './programme.ts';

/** The sessions that say that they are part of one, in order of time. */
export function partsOf(
  { sessions }: Pick<Programme, 'sessions'>,
  { event }: Pick<Session, 'event'>,
): readonly Session[] {
  return sessions.filter((other) => other.event.part_of_id === event.id);
}
