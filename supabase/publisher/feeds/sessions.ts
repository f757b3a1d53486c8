import type { Event, Intervention } from '#entities/index.ts';
import { groupBy } from '#shared/group-by.ts';
import { memoLast } from '#shared/memo-last.ts';
import type { Site } from '../plan.ts';

/** The sessions of the edition in order of time. */
export function sessionsOf({ snapshot: { content, edition } }: Site): readonly Event[] {
  return ordered(content.event, edition);
}

// Several files of a publication are made of them.
const ordered = memoLast((events: ReadonlyMap<string, Event>, edition: number) =>
  [...events.values()]
    .filter(({ edition_id }) => edition_id === edition)
    .map((event) => ({ event, starts: Date.parse(event.starts_at) }))
    .sort((a, b) => a.starts - b.starts || (a.event.id < b.event.id ? -1 : 1))
    .map(({ event }) => event),
);

/** Who gives a talk in each session, in the order of their talks. */
export function talksBySession(site: Site): ReadonlyMap<string, readonly string[]> {
  return talks(site.snapshot.content.intervention);
}

const talks = memoLast((interventions: ReadonlyMap<string, Intervention>) => {
  const inOrder = [...interventions.values()].sort((a, b) => a.position - b.position);
  const held = groupBy(inOrder, ({ event_id }) => event_id);
  return new Map([...held].map(([id, given]) => [id, given.map((one) => one.speaker_id)]));
});
