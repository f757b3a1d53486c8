import type { Event } from '#entities/index.ts';
import type { Site } from '../plan.ts';

/** The sessions of the edition in order of time. */
export function sessionsOf({ snapshot: { content, edition } }: Site): Event[] {
  return [...content.event.values()]
    .filter(({ edition_id }) => edition_id === edition)
    .map((event) => ({ event, starts: Date.parse(event.starts_at) }))
    .sort((a, b) => a.starts - b.starts || (a.event.id < b.event.id ? -1 : 1))
    .map(({ event }) => event);
}

/** Who gives a talk in each session, in the order of their talks. */
export function talksBySession({ snapshot: { content } }: Site): ReadonlyMap<string, string[]> {
  const talks = new Map<string, string[]>();
  const ordered = [...content.intervention.values()].sort((a, b) => a.position - b.position);
  for (const { event_id, speaker_id } of ordered) {
    const held = talks.get(event_id);
    if (held) held.push(speaker_id);
    else talks.set(event_id, [speaker_id]);
  }
  return talks;
}
