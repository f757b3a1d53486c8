import { isRecorded } from '#domain/moment.ts';
import type { Session } from '#domain/programme.ts';

/** The sessions that are over and whose recording can be seen, the latest first. */
export function recordingsOf(sessions: readonly Session[], at: number): readonly Session[] {
  return sessions.filter((session) => isRecorded(session, at)).reverse();
}
