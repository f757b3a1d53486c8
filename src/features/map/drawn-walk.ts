import { type Box, boxAround, type PlanPoint } from '#shared/ground.ts';
import type { DrawnPlan } from './drawn-plan.ts';
import type { Way } from './shortest-way.ts';
import type { WalkStop } from './walk.ts';

/** A day's walk on the plan, in metres. */
export interface DrawnWalk {
  /** From stop to stop, in order. */
  readonly points: readonly PlanPoint[];
  /** Each place once, with the numbers of its stops, counted from 1 along the walk. */
  readonly signs: readonly WalkSign[];
  /** The part of the plan that shows all of it. */
  readonly view: Box;
}

interface WalkSign {
  readonly id: string;
  readonly at: PlanPoint;
  readonly numbers: readonly number[];
}

/** Width of a walk's view to its height. */
const ratio = 1.5;
/** Metres around the stops, and at least from side to side. */
const margin = 45;
const least = 200;

/** Lays a walk out on a plan; undefined when fewer than two of its places are on it. */
export function drawnWalkOf(
  walk: readonly WalkStop[],
  plan: Pick<DrawnPlan, 'places'>,
): DrawnWalk | undefined {
  const positions = new Map(plan.places.map(({ location, at }) => [location.id, at]));
  const points: PlanPoint[] = [];
  const signs = new Map<string, { id: string; at: PlanPoint; numbers: number[] }>();
  for (const [index, { place }] of walk.entries()) {
    const at = positions.get(place.id);
    if (!at) continue;
    points.push(at);
    const sign = signs.get(place.id) ?? { id: place.id, at, numbers: [] };
    sign.numbers.push(index + 1);
    signs.set(place.id, sign);
  }
  const box = boxAround(points, margin);
  return box && signs.size > 1
    ? { points, signs: [...signs.values()], view: inRatio(box) }
    : undefined;
}

/** Lays a way from one end to the other out on a plan, its ends numbered like the stops of a walk. */
export function drawnWayOf({ points }: Way, from: string, to: string): DrawnWalk | undefined {
  const [first, last] = [points[0], points.at(-1)];
  const box = boxAround(points, margin);
  if (!first || !last || !box) return undefined;
  const signs = [
    { id: from, at: first, numbers: [1] },
    { id: to, at: last, numbers: [2] },
  ];
  return { points, signs, view: inRatio(box) };
}

function inRatio({ x, y, width, height }: Box): Box {
  const wide = Math.max(width, height * ratio, least);
  const high = wide / ratio;
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}
