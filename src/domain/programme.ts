import type { Event, Intervention, Location, Row, Speaker } from '#entities/index.ts';
import { type Outline, useContent, useOutline } from '#replica/read.ts';
import { groupBy } from '#shared/group-by.ts';
import { memoLast } from '#shared/memo-last.ts';
import { sameList } from '#shared/same-list.ts';

/** A session with everything it refers to at hand; instants in milliseconds since 1970. */
export interface Session {
  readonly event: Event;
  readonly starts: number;
  readonly ends: number;
  readonly location: Location | undefined;
  /** Where else it can be followed once its hall is full. */
  readonly overflow: Location | undefined;
  readonly chair: Speaker | undefined;
  /** Participants and those who give an intervention, each once, without the chair. */
  readonly participants: readonly Speaker[];
  /** In the order in which they are given. */
  readonly interventions: readonly Intervention[];
}

/** Everybody who has a part in a session: the chair first, then who takes part or speaks, each once. */
export function peopleOf({ chair, participants }: Session): readonly Speaker[] {
  return chair ? [chair, ...participants] : participants;
}

/** The programme of an edition, sessions in order of time. */
export interface Programme {
  readonly sessions: readonly Session[];
  readonly byId: ReadonlyMap<string, Session>;
  /** The programme days (YYYY-MM-DD), in order, each with its sessions. */
  readonly byDay: ReadonlyMap<string, readonly Session[]>;
  readonly days: readonly string[];
  /** How many sessions each day has, even where not all of them are held yet. */
  readonly counts: ReadonlyMap<string, number>;
}

type Rows<K extends 'event' | 'intervention' | 'location' | 'speaker'> = ReadonlyMap<
  string,
  Row<K>
>;

/**
 * Joins the rows of an edition into its programme. References to rows not held are left out; sessions
 * in which nothing is other than `before` are the same objects.
 */
export function programmeOf(
  events: Rows<'event'>,
  interventions: Rows<'intervention'>,
  locations: Rows<'location'>,
  speakers: Rows<'speaker'>,
  outline?: Outline,
  before?: Programme,
): Programme {
  const given = groupBy(interventions.values(), ({ event_id }) => event_id);
  const find = (id: string | null) => (id === null ? undefined : speakers.get(id));
  const sessions = [...events.values()].map((event): Session => {
    const own = (given.get(event.id) ?? []).sort((a, b) => a.position - b.position);
    const ids = new Set([...event.participant_ids, ...own.map(({ speaker_id }) => speaker_id)]);
    if (event.chair_id) ids.delete(event.chair_id);
    const session = {
      event,
      starts: Date.parse(event.starts_at),
      ends: Date.parse(event.ends_at),
      location: locations.get(event.location_id ?? ''),
      overflow:
        event.overflow_location_id === event.location_id
          ? undefined
          : locations.get(event.overflow_location_id ?? ''),
      chair: find(event.chair_id),
      participants: [...ids].map(find).filter((speaker) => speaker !== undefined),
      interventions: own,
    };
    const known = before?.byId.get(event.id);
    return known && isSame(known, session) ? known : session;
  });
  sessions.sort(byTime);
  const byDay = new Map([...groupBy(sessions, ({ event }) => event.date)].sort(byKey));
  const counts = new Map(outline?.days ?? [...byDay].map(([day, held]) => [day, held.length]));
  return {
    sessions,
    byId: new Map(sessions.map((session) => [session.event.id, session])),
    byDay,
    days: [...counts.keys()],
    counts,
  };
}

function isSame(a: Session, b: Session): boolean {
  return (
    a.event === b.event &&
    a.location === b.location &&
    a.overflow === b.overflow &&
    a.chair === b.chair &&
    sameList(a.participants, b.participants) &&
    sameList(a.interventions, b.interventions)
  );
}

/** Earlier first, then the shorter; then in an order that stays the same. */
function byTime(a: Session, b: Session): number {
  return a.starts - b.starts || a.ends - b.ends || (keyOf(a) < keyOf(b) ? -1 : 1);
}

const keyOf = ({ event }: Session) => `${event.location_id ?? ''} ${event.id}`;

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

let shown: Programme | undefined;

const remembered = memoLast(
  (...[events, interventions, locations, speakers, outline]: Parameters<typeof programmeOf>) => {
    shown = programmeOf(events, interventions, locations, speakers, outline, shown);
    return shown;
  },
);

/** The programme of the selected edition; joined anew only when its rows change. */
export function useProgramme(): Programme {
  return remembered(
    useContent('event'),
    useContent('intervention'),
    useContent('location'),
    useContent('speaker'),
    useOutline(),
  );
}
