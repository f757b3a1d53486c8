import type { Edition, Event, Intervention, Location } from '#entities/index.ts';

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
>;

/** Something that an organiser should know of before a session is kept as it is. */
export type Clash =
  | { readonly what: 'hall'; readonly other: Event }
  | { readonly what: 'person'; readonly speaker: string; readonly other: Event }
  | { readonly what: 'day' }
  | { readonly what: 'capacity'; readonly seats: number; readonly people: number };

interface Surroundings {
  readonly events: Iterable<Event>;
  readonly interventions: Iterable<Intervention>;
  readonly edition: Pick<Edition, 'starts_on' | 'ends_on'> | undefined;
  readonly location: Pick<Location, 'capacity'> | undefined;
}

/**
 * What a session, with those who give its interventions, runs into: another in its hall at the same
 * time, somebody expected in two sessions at once, a day outside the edition, a hall too small for
 * those named. Cancelled sessions are in nobody's way.
 */
export function clashesOf(
  session: Planned,
  speakers: Iterable<string>,
  { events, interventions, edition, location }: Surroundings,
): Clash[] {
  if (session.cancelled) return [];
  const people = peopleOf(session, speakers);
  const given = speakersByEvent(interventions);
  const clashes: Clash[] = [];
  for (const other of events) {
    if (other.id === session.id || other.cancelled || !overlap(session, other)) continue;
    if (inOneHall(session, other)) {
      clashes.push({ what: 'hall', other });
    }
    for (const speaker of peopleOf(other, given.get(other.id) ?? [])) {
      if (people.has(speaker)) clashes.push({ what: 'person', speaker, other });
    }
  }
  const { date } = session;
  if (edition && date && (date < edition.starts_on || date > edition.ends_on)) {
    clashes.push({ what: 'day' });
  }
  const seats = location?.capacity;
  if (typeof seats === 'number' && people.size > seats) {
    clashes.push({ what: 'capacity', seats, people: people.size });
  }
  return clashes;
}

/** Two sessions at the same time, the earlier first, with what they both want. */
export interface Collision {
  readonly pair: readonly [string, string];
  /** They are in one hall. */
  readonly hall: boolean;
  /** Who is expected in both. */
  readonly people: readonly string[];
}

/** Every pair of sessions that get in each other's way; cancelled ones are in nobody's. */
export function collisionsAmong(
  events: Iterable<Planned>,
  interventions: Iterable<Intervention>,
): Collision[] {
  const given = speakersByEvent(interventions);
  const sorted = [...events]
    .filter(({ cancelled }) => !cancelled)
    .sort((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))
    .map((event) => ({ event, people: peopleOf(event, given.get(event.id) ?? []) }));
  return sorted.flatMap((one, index) =>
    sorted.slice(index + 1).flatMap((other): Collision[] => {
      if (!overlap(one.event, other.event)) return [];
      const hall = inOneHall(one.event, other.event);
      const people = [...other.people].filter((speaker) => one.people.has(speaker));
      const pair = [one.event.id, other.event.id] as const;
      return hall || people.length > 0 ? [{ pair, hall, people }] : [];
    }),
  );
}

function speakersByEvent(interventions: Iterable<Intervention>): Map<string, string[]> {
  const given = new Map<string, string[]>();
  for (const { event_id, speaker_id } of interventions) {
    given.set(event_id, [...(given.get(event_id) ?? []), speaker_id]);
  }
  return given;
}

function inOneHall(a: Planned, b: Planned): boolean {
  return Boolean(a.location_id) && a.location_id === b.location_id;
}

function peopleOf(session: Planned, speakers: Iterable<string>): Set<string> {
  const people = new Set([...session.participant_ids, ...speakers]);
  if (session.chair_id) people.add(session.chair_id);
  return people;
}

function overlap(a: Planned, b: Planned): boolean {
  return (
    Date.parse(a.starts_at) < Date.parse(b.ends_at) &&
    Date.parse(b.starts_at) < Date.parse(a.ends_at)
  );
}
