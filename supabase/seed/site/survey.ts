import type { LineString, Polygon } from '#entities/kit/field.ts';
import { groundAround, type Position } from '#shared/ground.ts';

/** Metres east and north of a fixed point. */
export type Corner = readonly [east: number, north: number];

/** Tells where on earth a corner lies, to the decimetre. */
export type Site = (corner: Corner) => Position;

/** The corners' positions around a fixed point. */
export function siteAround(origin: Position): Site {
  const ground = groundAround(origin);
  return ([east, north]) => {
    const [longitude, latitude] = ground.toPosition({ x: east, y: -north });
    return [Number(longitude.toFixed(6)), Number(latitude.toFixed(6))];
  };
}

/** The area between corners, given anticlockwise as GeoJSON wants it. */
export function polygon(site: Site, corners: readonly Corner[]): Polygon {
  const ring = corners.map(site);
  const [first] = ring;
  return { type: 'Polygon', coordinates: [first ? [...ring, first] : ring] };
}

/** The line from corner to corner. */
export function line(site: Site, corners: readonly Corner[]): LineString {
  return { type: 'LineString', coordinates: corners.map(site) };
}

/** The corners of a rectangle. */
export function rectangle(west: number, south: number, east: number, north: number): Corner[] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}

/** The corners of a figure with `sides` equal sides around a middle. */
export function regular([east, north]: Corner, radius: number, sides: number): Corner[] {
  return around(sides, (turn) => [east + radius * Math.cos(turn), north + radius * Math.sin(turn)]);
}

/** The corners of an eight-pointed star: two squares, one turned by half a right angle. */
export function star([east, north]: Corner, radius: number): Corner[] {
  const inner = radius * 0.765;
  return around(16, (turn, index) => {
    const reach = index % 2 === 0 ? radius : inner;
    return [east + reach * Math.cos(turn), north + reach * Math.sin(turn)];
  });
}

function around(count: number, corner: (turn: number, index: number) => Corner): Corner[] {
  // Begins half a side off, so that a flat side looks north.
  const offset = Math.PI / 8;
  return Array.from({ length: count }, (_, index) =>
    corner(offset + (index * 2 * Math.PI) / count, index),
  );
}
