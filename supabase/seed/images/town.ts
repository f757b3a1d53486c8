import { litWindow } from './lights.ts';
import { box, disc, line, shape } from './shapes.ts';

/** Pigments of a silhouetted building. */
interface Stone {
  readonly wall: string;
  readonly edge: string;
  readonly lamp: string;
}

/** A square Maghrebi minaret with its lantern tower, standing on (x, y), 300 high at scale 1. */
export function minaret(x: number, y: number, scale: number, stone: Stone): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${[
    box(-34, -220, 68, 220, stone.wall),
    box(10, -220, 24, 220, stone.edge),
    merlons(-38, -220, 76, stone.wall),
    box(-17, -268, 34, 40, stone.wall),
    merlons(-19, -268, 38, stone.wall),
    shape('M-15 -274A15 17 0 0 1 15 -274Z', stone.wall),
    line('M0 -288V-318', stone.wall, 2.5),
    disc(0, -298, 4.5, stone.lamp),
    disc(0, -308, 3.4, stone.lamp),
    disc(0, -316, 2.4, stone.lamp),
    litWindow(-12, -150, 13, stone.lamp),
    litWindow(12, -150, 13, stone.lamp),
    litWindow(0, -84, 13, stone.lamp),
    box(-28, -196, 56, 5, stone.lamp, 'fill-opacity="0.45"'),
    litWindow(0, -238, 10, stone.lamp),
  ].join('')}</g>`;
}

/** A domed shrine standing on (x, y), 150 wide at scale 1. */
export function shrine(x: number, y: number, scale: number, stone: Stone): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${[
    shape('M-58 -84C-64 -140 -30 -166 0 -182C30 -166 64 -140 58 -84Z', stone.wall),
    shape('M0 -182C30 -166 64 -140 58 -84H22C34 -120 24 -156 0 -182Z', stone.edge),
    line('M0 -182V-206', stone.wall, 3),
    disc(0, -192, 4.5, stone.lamp),
    disc(0, -202, 3, stone.lamp),
    box(-75, -88, 150, 88, stone.wall),
    box(46, -88, 29, 88, stone.edge),
    merlons(-78, -88, 156, stone.wall),
    litWindow(-42, -24, 18, stone.lamp),
    litWindow(0, 0, 32, stone.lamp),
    litWindow(42, -24, 18, stone.lamp),
  ].join('')}</g>`;
}

/** A row of flat-roofed houses from x to x + width on the line y. */
export function houses(
  x: number,
  y: number,
  width: number,
  stone: Stone,
  heights: readonly number[],
): string {
  const each = width / heights.length;
  return heights
    .map((height, index) => {
      const left = x + index * each;
      return (
        box(left, y - height, each + 1, height, index % 3 === 1 ? stone.edge : stone.wall) +
        litWindow(left + each * 0.35, y - height * 0.34, 8, stone.lamp) +
        (index % 2 ? '' : litWindow(left + each * 0.72, y - height * 0.4, 7, stone.lamp))
      );
    })
    .join('');
}

/** A date palm on (x, y), 200 high at scale 1. */
export function palm(x: number, y: number, scale: number, color: string): string {
  const fronds = [-178, -158, -138, -116, -90, -64, -42, -22, -2].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const point = (across: number, up: number, drop: number) =>
      `${(dx * across).toFixed(0)} ${(dy * up - 190 + drop).toFixed(0)}`;
    return shape(
      `M0 -190Q${point(52, 72, -12)} ${point(82, 58, 34 * Math.abs(dx))}Q${point(46, 58, 0)} 0 -186Z`,
      color,
    );
  });
  return `<g transform="translate(${x} ${y}) scale(${scale})">${line('M0 0Q8 -100 0 -190', color, 9)}${fronds.join('')}</g>`;
}

/** A round-headed orchard tree on (x, y), 100 high at scale 1; with oranges if a colour is given. */
export function orchardTree(
  x: number,
  y: number,
  scale: number,
  leaves: string,
  oranges?: string,
): string {
  const fruit = oranges
    ? [
        [-22, -66],
        [4, -82],
        [24, -62],
        [-6, -52],
        [14, -46],
        [-30, -48],
      ].map(([cx = 0, cy = 0]) => disc(cx, cy, 3.4, oranges))
    : [];
  return `<g transform="translate(${x} ${y}) scale(${scale})">${[
    line('M0 0V-44', '#4a3320', 8),
    disc(0, -66, 36, leaves),
    disc(-24, -52, 24, leaves),
    disc(24, -52, 24, leaves),
    ...fruit,
  ].join('')}</g>`;
}

/** A cypress on (x, y), 160 high at scale 1. */
export function cypress(x: number, y: number, scale: number, color: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${shape('M-5 0H5V-14C24 -30 22 -96 0 -162C-22 -96 -24 -30 -5 -14Z', color)}</g>`;
}

function merlons(x: number, y: number, width: number, fill: string): string {
  const count = Math.max(3, Math.round(width / 15));
  const step = width / count;
  return (
    box(x, y - 2, width, 6, fill) +
    Array.from({ length: count }, (_, index) => {
      const left = x + index * step + step * 0.15;
      return shape(
        `M${left} ${y - 1}V${y - 7}L${left + step * 0.35} ${y - 12}L${left + step * 0.7} ${y - 7}V${y - 1}Z`,
        fill,
      );
    }).join('')
  );
}
