import { box, picture, shape, vertical } from './shapes.ts';

const width = 960;
const height = 600;
export const noon = [
  [0, '#7fb3c4'],
  [0.55, '#cfe3dc'],
  [1, '#f6ead0'],
] as const;
export const golden = [
  [0, '#8fa6b8'],
  [0.5, '#f0cf9c'],
  [1, '#f7dfae'],
] as const;
export const dusk = [
  [0, '#1b2450'],
  [0.45, '#6a4570'],
  [0.75, '#d98a5a'],
  [1, '#f6c578'],
] as const;

export type Sky = readonly (readonly [number, string])[];

/** A scene beneath the sky, 960 × 600, hills at its horizon. */
export function outdoors(sky: Sky, ...parts: readonly string[]): string {
  return picture(
    width,
    height,
    vertical('sky', ...sky),
    box(0, 0, width, height, 'url(#sky)'),
    shape(
      'M0 400C150 340 300 372 460 344C620 318 760 372 960 330V600H0Z',
      '#8fa58f',
      'fill-opacity="0.55"',
    ),
    ...parts,
  );
}
