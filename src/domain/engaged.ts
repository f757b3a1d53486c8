import type { Event, Intervention } from '#entities/index.ts';
import { groupBy } from '#shared/group-by.ts';
import { memoLast } from '#shared/memo-last.ts';

/** What of a session matters for whether it gets in the way of others. */
export type Planned = Pick<
  Event,
  | 'id'
  | 'date'
  | 'starts_at'
  | 'ends_at'
  | 'location_id'
  | 'chair_id'
  | 'participant_ids'
  | 'cancelled'
  | 'part_of_id'
>;

/** A session as it engages its hall and its people; instants in milliseconds since 1970. */
export interface Engaged<E extends Planned = Planned> {
  readonly event: E;
  readonly starts: number;
  readonly ends: number;
  readonly people: ReadonlySet<string>;
}

/** A session with those who chair it, take part and speak. */
export function engage<E extends Planned>(event: E, speakers: Iterable<string>): Engaged<E> {
  const people = new Set([...event.participant_ids, ...speakers]);
  if (event.chair_id) people.add(event.chair_id);
  return { event, starts: Date.parse(event.starts_at), ends: Date.parse(event.ends_at), people };
}

/** Each of these sessions, cancelled ones too, with those who chair it, take part and speak. */
export function engageEach<E extends Planned>(
  events: readonly E[],
  interventions: Iterable<Intervention>,
): readonly Engaged<E>[] {
  const given = groupBy(interventions, ({ event_id }) => event_id);
  const speakers = (id: string) => (given.get(id) ?? []).map(({ speaker_id }) => speaker_id);
  return events.map((event) => engage(event, speakers(event.id)));
}

/** The sessions that take place, in order of time; cancelled ones are in nobody's way. */
export function engagedOf<E extends Planned>(
  events: Iterable<E>,
  interventions: Iterable<Intervention>,
): readonly Engaged<E>[] {
  const held = [...events].filter(({ cancelled }) => !cancelled);
  return engageEach(held, interventions).toSorted((a, b) => a.starts - b.starts);
}

/** The same of the rows that a device holds, made anew only when they change. */
export const engagedIn = memoLast(
  (
    events: ReadonlyMap<string, Event>,
    interventions: ReadonlyMap<string, Intervention>,
  ): readonly Engaged<Event>[] => engagedOf(events.values(), interventions.values()),
);
