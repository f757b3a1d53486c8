import { distanceToEdge, isWithin, type PlanPoint } from '#shared/ground.ts';
import type { GroundPath } from './ground-paths.ts';
import { createNearGrid } from './near-grid.ts';

/** A straight way from a crossing to another; crossings are named by their place in the network. */
interface Stretch {
  readonly a: number;
  readonly b: number;
  readonly steps: boolean;
}

/** The paths of a plan as crossings and what joins them. */
export interface PathNetwork {
  readonly crossings: readonly PlanPoint[];
  readonly stretches: readonly Stretch[];
  /** Squares, with the crossings that lie in them or on their edge. */
  readonly squares: readonly {
    readonly ring: readonly PlanPoint[];
    readonly steps: boolean;
    readonly crossings: readonly number[];
  }[];
}

/** Paths this near to each other meet, metres: their strips, which are drawn as wide, touch. */
const meeting = 4;
/** Ends this near to each other are one, metres. */
const touching = 1;

/** Joins the paths of a plan where they meet or cross, and squares straight across. */
export function pathNetworkOf(paths: readonly GroundPath[]): PathNetwork {
  const segments = paths.flatMap(({ points, steps }) =>
    points.slice(1).map((to, index) => ({ from: points[index] ?? to, to, steps })),
  );
  const stairs = segments.filter(({ steps }) => steps);
  const isStairs = stairsBetween(stairs);
  const cuts = segments.map(({ from, to }) => [from, to]);
  for (const [i, j] of pairsNear(segments)) {
    const [one, other] = [segments[i], segments[j]];
    if (!one || !other) continue;
    for (const point of meetingsOf(one, other, isStairs)) {
      cuts[i]?.push(point);
      cuts[j]?.push(point);
    }
  }
  const crossings: PlanPoint[] = [];
  const known = createNearGrid(meeting);
  const far = (at: number, point: PlanPoint) => apart(crossings[at] ?? point, point);
  const within = (point: PlanPoint, metres: number) =>
    known.near([point], metres).filter((at) => far(at, point) <= metres);
  const addCrossing = (point: PlanPoint) => {
    const at = crossings.push(point) - 1;
    known.add(at, [point]);
    return at;
  };
  const crossingAt = (point: PlanPoint) => {
    const [nearest] = within(point, meeting).sort((a, b) => far(a, point) - far(b, point));
    return nearest ?? addCrossing(point);
  };
  for (const { from, to } of stairs) {
    for (const end of [from, to]) if (within(end, touching).length === 0) addCrossing(end);
  }
  const stretches = segments.flatMap(({ from, steps }, index): Stretch[] => {
    const along = [...(cuts[index] ?? [])].sort((a, b) => apart(from, a) - apart(from, b));
    const visited = along.map(crossingAt);
    return visited
      .slice(1)
      .map((b, at) => ({ a: visited[at] ?? b, b, steps }))
      .filter(({ a, b }) => a !== b);
  });
  const squares = paths
    .filter(({ square }) => square)
    .map(({ points: ring, steps }) => {
      const inside = known.near(ring, meeting).filter((index) => isOn(ring, crossings[index]));
      for (const [at, a] of inside.entries()) {
        for (const b of inside.slice(at + 1)) {
          const [from, to] = [crossings[a], crossings[b]];
          if (from && to && liesOn(ring, from, to)) stretches.push({ a, b, steps });
        }
      }
      return { ring, steps, crossings: inside };
    });
  return { crossings, stretches, squares };
}

/**
 * The segments that may meet, by their places, each pair once and in order. There are about as many
 * for a segment however large the plan is: to ask every one of every other takes seconds for some
 * thousands.
 */
export function pairsNear(segments: readonly Segment[]): [number, number][] {
  const lengths = segments.reduce((sum, { from, to }) => sum + apart(from, to), 0);
  const grid = createNearGrid(Math.max(4 * meeting, lengths / Math.max(segments.length, 1)));
  for (const [index, { from, to }] of segments.entries()) grid.add(index, [from, to]);
  return segments.flatMap(({ from, to }, i) =>
    grid
      .near([from, to], meeting)
      .filter((j) => j > i)
      .map((j): [number, number] => [i, j]),
  );
}

/** Whether two points are the ends of stairs. Short ones are as near as strips that touch: nothing joins their ends but they. */
function stairsBetween(stairs: readonly Segment[]) {
  const ends = createNearGrid(meeting);
  for (const [index, { from, to }] of stairs.entries()) {
    ends.add(index, [from]);
    ends.add(index, [to]);
  }
  return (p: PlanPoint, q: PlanPoint) =>
    ends.near([p], touching).some((index) => {
      const { from, to } = stairs[index] ?? { from: p, to: p };
      return Math.min(apart(p, from) + apart(q, to), apart(p, to) + apart(q, from)) <= touching;
    });
}

/** Metres from a point to another. */
export function apart(a: PlanPoint, b: PlanPoint): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

export interface Segment {
  readonly from: PlanPoint;
  readonly to: PlanPoint;
}

/** The point of a segment that is nearest to another point. */
export function nearestOn({ from, to }: Segment, { x, y }: PlanPoint): PlanPoint {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length > 0 ? ((x - from.x) * dx + (y - from.y) * dy) / length : 0;
  const t = Math.min(1, Math.max(0, along));
  return { x: from.x + t * dx, y: from.y + t * dy };
}

/** Where two segments cross, or an end of one lies at the other with no stairs in between. */
function meetingsOf(
  a: Segment,
  b: Segment,
  isStairs: (p: PlanPoint, q: PlanPoint) => boolean,
): PlanPoint[] {
  const [ax, ay] = [a.to.x - a.from.x, a.to.y - a.from.y];
  const [bx, by] = [b.to.x - b.from.x, b.to.y - b.from.y];
  const [x, y] = [b.from.x - a.from.x, b.from.y - a.from.y];
  const turn = ax * by - ay * bx;
  const [t, u] = [(x * by - y * bx) / turn, (x * ay - y * ax) / turn];
  if (turn !== 0 && t >= 0 && t <= 1 && u >= 0 && u <= 1)
    return [{ x: a.from.x + t * ax, y: a.from.y + t * ay }];
  const at = (other: Segment) => (end: PlanPoint) => {
    const there = nearestOn(other, end);
    return apart(there, end) <= meeting && !isStairs(end, there);
  };
  return [...[a.from, a.to].filter(at(b)), ...[b.from, b.to].filter(at(a))];
}

/** Whether a point lies in a ring or at its edge. */
export function isOn(ring: readonly PlanPoint[], point: PlanPoint | undefined): boolean {
  if (!point) return false;
  return isWithin(ring, point) || distanceToEdge(ring, point) <= meeting;
}

const samples = [0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9];

/** Whether the straight line between two points stays on a square, also where that has a bay. */
export function liesOn(ring: readonly PlanPoint[], from: PlanPoint, to: PlanPoint): boolean {
  return samples.every((t) =>
    isOn(ring, { x: from.x + t * (to.x - from.x), y: from.y + t * (to.y - from.y) }),
  );
}
