/** A point of a drawing; y grows downwards, as in SVG. */
export type Point = readonly [x: number, y: number];

/** The point at a distance from the origin, at an angle in degrees. */
export function polar(radius: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [radius * Math.cos(radians), radius * Math.sin(radians)];
}

/** Ratio of an eight-pointed star's inner corners to its tips: two squares laid across each other. */
export const innerRatio = Math.SQRT1_2 / Math.cos(Math.PI / 8);

/** The same ratio of the sharper star whose lines join every third tip. */
export const sharpRatio = Math.cos((Math.PI * 3) / 8) / Math.SQRT1_2;

/** The outline of an eight-pointed star around the origin, its first tip on the x axis. */
export function star(tips: number, inner = tips * innerRatio): Point[] {
  return Array.from({ length: 16 }, (_, index) => polar(index % 2 ? inner : tips, index * 22.5));
}

/**
 * A line parallel to a polyline at a distance (to the right of its direction when positive), its
 * corners mitred; `before` and `after` lengthen its two ends, or shorten them when negative.
 */
export function parallel(
  line: readonly Point[],
  distance: number,
  before: number,
  after: number,
): Point[] {
  const segments = line.slice(1).map((end, index) => {
    const [x0, y0] = line[index] as Point;
    const [dx, dy] = [end[0] - x0, end[1] - y0];
    const length = Math.hypot(dx, dy);
    const direction: Point = [dx / length, dy / length];
    const shift: Point = [-direction[1] * distance, direction[0] * distance];
    return { start: moved([x0, y0], shift), end: moved(end, shift), direction };
  });
  const first = segments[0];
  const last = segments.at(-1);
  if (!first || !last) return [];
  const corners = segments.slice(1).map((next, index) => {
    const { end, direction } = segments[index] as (typeof segments)[number];
    const turn = direction[0] * next.direction[1] - direction[1] * next.direction[0];
    const gap: Point = [next.start[0] - end[0], next.start[1] - end[1]];
    const along = (gap[0] * next.direction[1] - gap[1] * next.direction[0]) / turn;
    return moved(end, direction, along);
  });
  return [
    moved(first.start, first.direction, -before),
    ...corners,
    moved(last.end, last.direction, after),
  ];
}

function moved([x, y]: Point, [dx, dy]: Point, factor = 1): Point {
  return [x + dx * factor, y + dy * factor];
}

/** SVG path data through the points, to a hundredth of a unit. */
export function path(points: readonly Point[], closed = false): string {
  const number = (value: number) => String(Number(value.toFixed(2)));
  const corners = points.map(([x, y]) => `${number(x)} ${number(y)}`);
  return `M${corners.join('L')}${closed ? 'Z' : ''}`;
}
