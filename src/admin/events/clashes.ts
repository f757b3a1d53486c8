import { type Engaged, engage, type Planned } from '#domain/engaged.ts';
import { inEachOthersWay } from '#domain/parts.ts';
import type { PrayerTime } from '#domain/prayer-times.ts';
import type { Edition, Event, Location } from '#entities/index.ts';
import { sessionsAcross } from '#features/prayers/index.ts';
import { type Absence, absenceOf } from '../answers/absence.ts';
import type { SpeakerAnswer } from '../answers/answers.ts';

/** Something that an organiser should know of before a session is kept as it is. */
export type Clash =
  | { readonly what: 'hall'; readonly other: Event }
  | { readonly what: 'person'; readonly speaker: string; readonly other: Event }
  | { readonly what: 'away'; readonly speaker: string; readonly why: Absence }
  | { readonly what: 'day' }
  | { readonly what: 'capacity'; readonly seats: number; readonly people: number }
  | { readonly what: 'prayer'; readonly prayer: PrayerTime };

interface Surroundings {
  /** The sessions that take place, in order of time. */
  readonly engaged: readonly Engaged<Event>[];
  readonly edition: Pick<Edition, 'starts_on' | 'ends_on'> | undefined;
  readonly location: Pick<Location, 'capacity'> | undefined;
  /** The prayers of the days that it may touch, where they are to be looked at. */
  readonly prayers?: readonly PrayerTime[];
  /** What speakers said of their coming, where it could be asked. */
  readonly answers?: readonly SpeakerAnswer[] | undefined;
}

/** What one thing to look at finds about a session; a further one is a line in `rules`. */
type Rule = (session: Engaged, around: Surroundings) => readonly Clash[];

const rules: readonly Rule[] = [
  atTheSameTime,
  withoutItsPeople,
  onAnotherDay,
  inASmallHall,
  acrossAPrayer,
];

/**
 * What a session, with those who give its interventions, runs into: another in its hall at the same
 * time, somebody expected in two sessions at once or who said they are not there, a day outside the
 * edition, a hall too small for those named, a prayer. Cancelled sessions are in nobody's way, nor
 * are a session and its parts in each other's.
 */
export function clashesOf(
  session: Planned,
  speakers: Iterable<string>,
  around: Surroundings,
): Clash[] {
  if (session.cancelled) return [];
  const own = engage(session, speakers);
  return rules.flatMap((rule) => rule(own, around));
}

function atTheSameTime(own: Engaged, { engaged }: Surroundings): Clash[] {
  const clashes: Clash[] = [];
  for (const other of engaged) {
    if (other.starts >= own.ends) break;
    if (other.event.id === own.event.id || !inEachOthersWay(own, other)) continue;
    if (inOneHall(own.event, other.event)) clashes.push({ what: 'hall', other: other.event });
    for (const speaker of other.people) {
      if (own.people.has(speaker)) clashes.push({ what: 'person', speaker, other: other.event });
    }
  }
  return clashes;
}

function withoutItsPeople(
  { people, starts, ends }: Engaged,
  { answers = [] }: Surroundings,
): Clash[] {
  return answers.flatMap(({ speaker, details }) => {
    const why = details && people.has(speaker) ? absenceOf(details, starts, ends) : undefined;
    return why ? [{ what: 'away', speaker, why }] : [];
  });
}

function onAnotherDay({ event: { date } }: Engaged, { edition }: Surroundings): Clash[] {
  const foreign = edition && date && (date < edition.starts_on || date > edition.ends_on);
  return foreign ? [{ what: 'day' }] : [];
}

function inASmallHall({ people }: Engaged, { location }: Surroundings): Clash[] {
  const seats = location?.capacity;
  if (typeof seats !== 'number' || people.size <= seats) return [];
  return [{ what: 'capacity', seats, people: people.size }];
}

function acrossAPrayer(own: Engaged, { prayers = [] }: Surroundings): Clash[] {
  return prayers
    .filter((prayer) => prayer.name !== 'sunrise' && sessionsAcross(prayer, [own]) > 0)
    .map((prayer) => ({ what: 'prayer', prayer }));
}

/** Two sessions at the same time, the earlier first, with what they both want. */
export interface Collision {
  readonly pair: readonly [string, string];
  /** They are in one hall. */
  readonly hall: boolean;
  /** Who is expected in both. */
  readonly people: readonly string[];
}

/** Every pair of sessions, given in order of time, that get in each other's way. */
export function collisionsAmong(engaged: readonly Engaged[]): Collision[] {
  const found: Collision[] = [];
  engaged.forEach((one, index) => {
    for (let after = index + 1; after < engaged.length; after += 1) {
      const other = engaged[after];
      if (!other || other.starts >= one.ends) break;
      if (!inEachOthersWay(one, other)) continue;
      const hall = inOneHall(one.event, other.event);
      const people = [...other.people].filter((speaker) => one.people.has(speaker));
      if (hall || people.length > 0) {
        found.push({ pair: [one.event.id, other.event.id], hall, people });
      }
    }
  });
  return found;
}

function inOneHall(a: Planned, b: Planned): boolean {
  return Boolean(a.location_id) && a.location_id === b.location_id;
}
