import type { Session } from '#domain/programme.ts';
import type { Location } from '#entities/index.ts';
import { groupBy } from '#shared/group-by.ts';

/** A session's place in its hall's column: minutes from the plan's start, and its lane. */
export interface PlannedSession {
  readonly session: Session;
  readonly from: number;
  readonly minutes: number;
  /** Sessions of one hall that overlap stand side by side in lanes, counted from 0. */
  readonly lane: number;
  readonly lanes: number;
}

/** A hall and what happens in it; `location` is undefined for sessions without a place. */
export interface Hall {
  readonly location: Location | undefined;
  readonly sessions: readonly PlannedSession[];
}

/** A day as a plan: time runs down, halls stand side by side. */
export interface HallPlan {
  /** The full hour (ms) at which the plan starts, and the one at which it ends. */
  readonly starts: number;
  readonly ends: number;
  readonly halls: readonly Hall[];
}

const hour = 3_600_000;

/**
 * Lays out the sessions of a day, given in order of time; undefined when there are none. The largest
 * hall comes first, as what most people look for; `compareHalls` orders those of one size.
 */
export function planHalls(
  sessions: readonly Session[],
  compareHalls: (a: Location, b: Location) => number,
): HallPlan | undefined {
  const first = sessions[0];
  if (!first) return undefined;
  const starts = Math.floor(first.starts / hour) * hour;
  const ends = Math.ceil(Math.max(...sessions.map((session) => session.ends)) / hour) * hour;
  const halls = [...groupBy(sessions, ({ location }) => location)]
    .sort(([a], [b]) => {
      if (!a || !b) return a ? -1 : 1;
      return (b.capacity ?? 0) - (a.capacity ?? 0) || compareHalls(a, b);
    })
    .map(([location, held]): Hall => ({ location, sessions: inLanes(held, starts) }));
  return { starts, ends, halls };
}

/**
 * Gives each session of a hall, in order of time, the first lane that is free; neighbours in a cluster
 * share its lanes. `planStarts` (ms) is what minutes are counted from.
 */
export function inLanes(sessions: readonly Session[], planStarts: number): PlannedSession[] {
  const planned: PlannedSession[] = [];
  let cluster: { session: Session; lane: number }[] = [];
  let laneEnds: number[] = [];
  const close = () => {
    for (const { session, lane } of cluster) {
      planned.push({
        session,
        from: (session.starts - planStarts) / 60_000,
        minutes: (session.ends - session.starts) / 60_000,
        lane,
        lanes: laneEnds.length,
      });
    }
    cluster = [];
    laneEnds = [];
  };
  for (const session of sessions) {
    if (laneEnds.every((end) => end <= session.starts)) close();
    const free = laneEnds.findIndex((end) => end <= session.starts);
    const lane = free < 0 ? laneEnds.length : free;
    laneEnds[lane] = session.ends;
    cluster.push({ session, lane });
  }
  close();
  return planned;
}
