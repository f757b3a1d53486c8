import { boxAround, distanceToEdge, isWithin, type PlanPoint } from '#shared/ground.ts';

/** Where the stands of a zone are on the plan, in metres. */
export interface Placement {
  /** In the order of the stands asked for. */
  readonly points: readonly PlanPoint[];
  /** Room for each stand: the diameter of a circle that touches no other and not the zone's edge. */
  readonly size: number;
}

/** The least part of a stand's half width that stays clear of the zone's edge. */
const clearance = 0.92;

/**
 * Places `count` stands in a zone's ring: in rows from north to south, each row from west to east, as
 * wide apart as they fit. The same ring and count always give the same places. The strip of
 * `headroom` metres at the ring's northern or southern end, `clear` says which, stays empty.
 */
export function placeStands(
  ring: readonly PlanPoint[],
  count: number,
  headroom = 0,
  clear: 'north' | 'south' = 'north',
): Placement {
  const box = boxAround(ring);
  if (!box || count === 0) return { points: [], size: 0 };
  const top = box.y + (clear === 'north' ? headroom : 0);
  const bottom = box.y + box.height - (clear === 'south' ? headroom : 0);
  for (let size = Math.max(box.width, box.height); size > 0.1; size *= 0.97) {
    for (const [shiftX, shiftY] of phases) {
      const points: PlanPoint[] = [];
      const middle = { x: box.x + box.width / 2, y: (top + bottom) / 2 };
      const rows = Math.ceil((bottom - top) / size) + 1;
      const columns = Math.ceil(box.width / size) + 1;
      for (let row = -rows; row <= rows; row += 1) {
        for (let column = -columns; column <= columns; column += 1) {
          const point = {
            x: middle.x + (column + shiftX) * size,
            y: middle.y + (row + shiftY) * size,
          };
          const room = (size / 2) * clearance;
          const inStrip = point.y - room < top || point.y + room > bottom;
          if (!inStrip && isWithin(ring, point) && distanceToEdge(ring, point) >= room) {
            points.push(point);
          }
        }
      }
      if (points.length >= count) return { points: points.slice(0, count), size };
    }
  }
  return {
    points: Array(count).fill({ x: box.x + box.width / 2, y: (top + bottom) / 2 }),
    size: 0,
  };
}

/** A grid may have a stand in the middle of the zone, or the middle between two, each way. */
const phases = [
  [0.5, 0.5],
  [0, 0.5],
  [0.5, 0],
  [0, 0],
] as const;

/** The stretch of a ring along the line at `y`, from its westernmost to its easternmost crossing. */
export function spanAt(
  ring: readonly PlanPoint[],
  y: number,
): readonly [number, number] | undefined {
  const crossings = ring.flatMap((a, index) => {
    const b = ring[(index + 1) % ring.length];
    if (!b || a.y > y === b.y > y) return [];
    return [a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y)];
  });
  return crossings.length >= 2 ? [Math.min(...crossings), Math.max(...crossings)] : undefined;
}
