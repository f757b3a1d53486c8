/** A position as GeoJSON writes it: [longitude, latitude] in degrees of WGS 84. */
export type Position = readonly [longitude: number, latitude: number];

/** A point on a drawn plan, in metres east (`x`) and south (`y`) of the plan's origin. */
export interface PlanPoint {
  readonly x: number;
  readonly y: number;
}

/** An upright rectangle on a plan, in metres. */
export interface Box extends PlanPoint {
  readonly width: number;
  readonly height: number;
}

/** Goes between positions and points around one origin. Exact to the decimetre on a site of 1 km. */
export interface Ground {
  toPoint(position: Position): PlanPoint;
  toPosition(point: PlanPoint): Position;
}

const metresPerDegree = 111_195;

/** The ground around an origin, taken as flat. */
export function groundAround([longitude, latitude]: Position): Ground {
  const perLongitude = metresPerDegree * Math.cos((latitude * Math.PI) / 180);
  return {
    toPoint: ([east, north]) => ({
      x: (east - longitude) * perLongitude,
      y: (latitude - north) * metresPerDegree,
    }),
    toPosition: ({ x, y }) => [longitude + x / perLongitude, latitude - y / metresPerDegree],
  };
}

/** Metres between two positions that are not far from each other. */
export function distance(from: Position, to: Position): number {
  const { x, y } = groundAround(from).toPoint(to);
  return Math.hypot(x, y);
}

/** The smallest box around points with a margin in metres; undefined around none. */
export function boxAround(points: readonly PlanPoint[], margin = 0): Box | undefined {
  if (points.length === 0) return undefined;
  // A plan may have more points than a call takes arguments.
  let [west, north] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [east, south] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { x, y } of points) {
    [west, east] = [Math.min(west, x), Math.max(east, x)];
    [north, south] = [Math.min(north, y), Math.max(south, y)];
  }
  return {
    x: west - margin,
    y: north - margin,
    width: east - west + 2 * margin,
    height: south - north + 2 * margin,
  };
}

/** A length on a plan as a drawing has it, to the decimetre: digits that nobody sees travel with every page. */
export function drawn(metres: number): number {
  return Math.round(metres * 10) / 10;
}

/** A box as `viewBox` has it. */
export function viewBoxOf({ x, y, width, height }: Box): string {
  return [x, y, width, height].map(drawn).join(' ');
}

/** True when a point lies within a ring (closed or not; points on its edge count as either). */
export function isWithin(ring: readonly PlanPoint[], { x, y }: PlanPoint): boolean {
  let within = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    const [a, b] = [ring[i], ring[j]];
    if (!a || !b || a.y > y === b.y > y) continue;
    if (x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within;
  }
  return within;
}

/** Metres from a point to the nearest edge of a ring. */
export function distanceToEdge(ring: readonly PlanPoint[], { x, y }: PlanPoint): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    const [a, b] = [ring[i], ring[j]];
    if (!a || !b) continue;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length = dx * dx + dy * dy;
    const along = length > 0 ? ((x - a.x) * dx + (y - a.y) * dy) / length : 0;
    const t = Math.min(1, Math.max(0, along));
    least = Math.min(least, Math.hypot(x - a.x - t * dx, y - a.y - t * dy));
  }
  return least;
}
