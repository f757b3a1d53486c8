import type { PlanPoint } from '#shared/ground.ts';
import { apart, type PathNetwork } from './path-network.ts';

/** A way on foot along the plan's paths. */
export interface Way {
  /** From door to door, metres on the plan. */
  readonly points: readonly PlanPoint[];
  readonly metres: number;
  /** Part of it has steps. */
  readonly steps: boolean;
}

/** Where one comes onto the paths from a point, and at which crossings one then is. */
export interface Access {
  readonly at: PlanPoint;
  /** What one stands on there. */
  readonly on: object;
  /** Whether one goes straight to another point of the same. */
  readonly sees: (point: PlanPoint) => boolean;
  readonly crossings: readonly number[];
  readonly steps: boolean;
  /** Metres from the point. */
  readonly metres: number;
}

/** A way on its way: the point one is at, how one came there, and how far that was. */
interface Leg {
  readonly at: PlanPoint;
  readonly metres: number;
  readonly steps: boolean;
  readonly before?: Leg;
}

const onwards = (before: Leg, at: PlanPoint, steps: boolean): Leg => ({
  at,
  metres: before.metres + apart(before.at, at),
  steps: before.steps || steps,
  before,
});

/** The shortest way that begins by one of some accesses and ends by one of others (Dijkstra). */
export function shortestWay(
  { crossings, stretches }: PathNetwork,
  from: PlanPoint,
  to: PlanPoint,
  starts: readonly Access[],
  ends: readonly Access[],
): Way | undefined {
  const best = new Map<number, Leg>();
  const finished: Leg[] = [];
  const offer = (index: number, leg: Leg) => {
    const known = best.get(index);
    if (!known || leg.metres < known.metres) best.set(index, leg);
  };
  for (const start of starts) {
    const on = onwards({ at: from, metres: 0, steps: false }, start.at, false);
    for (const end of ends) {
      if (end.on === start.on && start.sees(end.at))
        finished.push(onwards(onwards(on, end.at, end.steps), to, false));
    }
    for (const index of start.crossings) {
      const crossing = crossings[index];
      if (crossing) offer(index, onwards(on, crossing, start.steps));
    }
  }
  const neighbours = neighboursOf(stretches);
  const open = new Set(best.keys());
  const settled = new Set<number>();
  for (let current = nearest(open, best); current !== undefined; current = nearest(open, best)) {
    open.delete(current);
    settled.add(current);
    const leg = best.get(current);
    for (const { to: next, steps } of (leg && neighbours.get(current)) ?? []) {
      const crossing = crossings[next];
      if (!leg || !crossing || settled.has(next)) continue;
      offer(next, onwards(leg, crossing, steps));
      open.add(next);
    }
  }
  for (const end of ends) {
    for (const index of end.crossings) {
      const leg = best.get(index);
      if (leg) finished.push(onwards(onwards(leg, end.at, end.steps), to, false));
    }
  }
  const [way] = finished.sort((a, b) => a.metres - b.metres);
  return way && { points: pointsOf(way), metres: way.metres, steps: way.steps };
}

function neighboursOf(stretches: PathNetwork['stretches']) {
  const neighbours = new Map<number, { to: number; steps: boolean }[]>();
  const join = (from: number, to: number, steps: boolean) =>
    neighbours.set(from, [...(neighbours.get(from) ?? []), { to, steps }]);
  for (const { a, b, steps } of stretches) {
    join(a, b, steps);
    join(b, a, steps);
  }
  return neighbours;
}

function nearest(open: Iterable<number>, best: ReadonlyMap<number, Leg>): number | undefined {
  let found: number | undefined;
  for (const index of open) {
    const [one, other] = [best.get(index), best.get(found ?? -1)];
    if (one && (!other || one.metres < other.metres)) found = index;
  }
  return found;
}

/** The points of a way in order, none twice in a row. */
function pointsOf(last: Leg): PlanPoint[] {
  const points: PlanPoint[] = [];
  for (let leg: Leg | undefined = last; leg; leg = leg.before) {
    const [next] = points;
    if (!next || apart(next, leg.at) > 0.1) points.unshift(leg.at);
  }
  return points;
}
