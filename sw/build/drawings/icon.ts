import { type Point, path, polar, sharpRatio, star } from './geometry.ts';

const size = 512;
const green = '#0c4a3a';

interface Style {
  /** Shape of the green ground; none leaves the star alone, in white, for the system to colour. */
  readonly ground: 'rounded' | 'full' | 'none';
  /** Distance from the middle to the star's tips, in units of a 512 × 512 drawing. */
  readonly tips: number;
  /** Width of the two straps. */
  readonly strap: number;
}

/** The app's mark: two golden straps woven into an eight-pointed star around a small solid one. */
export function iconSvg({ ground, tips, strap }: Style): string {
  const gap = strap * 0.34;
  const corners = [0, 90, 180, 270].map((turn) => polar(tips, turn));
  const square = path(corners, true);
  const [east, south] = corners as [Point, Point];
  // Each side meets the other square twice: it passes over where it sets out and under further on.
  const crossing = (1 - Math.tan(Math.PI / 8)) / 2;
  const reach = (strap * 1.3 + gap * 2) / (tips * Math.SQRT2);
  const over = (beyond: number) =>
    path(
      [crossing - reach - beyond, crossing + reach + beyond].map(
        (share): Point => [
          east[0] + (south[0] - east[0]) * share,
          east[1] + (south[1] - east[1]) * share,
        ],
      ),
    );
  const band = (data: string, turn: number, colour: string, width: number) =>
    `<path d="${data}" stroke="${colour}" stroke-width="${width}" transform="rotate(${turn})"/>`;
  // A strap and the ground seen on both its sides; the strap runs on a little to hide the joint.
  const woven = (ground: string, visible: string, turn: number) =>
    band(ground, turn, '#000', strap + 2 * gap) + band(visible, turn, '#fff', strap);
  const mask = [
    woven(square, square, 0),
    woven(square, square, 45),
    ...[0, 90, 180, 270].map((turn) => woven(over(0), over(0.02), turn)),
    `<path d="${path(star(tips * 0.4, tips * 0.4 * sharpRatio), true)}" fill="#fff" stroke="none"/>`,
  ].join('');
  const half = size / 2;
  const box = `x="${-half}" y="${-half}" width="${size}" height="${size}"`;
  const radius = ground === 'rounded' ? size * 0.22 : 0;
  const paint = ground === 'none' ? '#fff' : 'url(#gold)';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" width="${size}" height="${size}" viewBox="${-half} ${-half} ${size} ${size}">`,
    '<defs><linearGradient id="gold" x1="0" y1="0" x2="1" y2="1">',
    '<stop offset=".15" stop-color="#ecd397"/><stop offset=".5" stop-color="#d1a34a"/><stop offset=".85" stop-color="#b98a2f"/>',
    '</linearGradient>',
    `<mask id="star" maskUnits="userSpaceOnUse" ${box}><g fill="none" stroke-linejoin="miter">${mask}</g></mask></defs>`,
    ground === 'none' ? '' : `<rect ${box} rx="${radius}" fill="${green}"/>`,
    `<rect ${box} fill="${paint}" mask="url(#star)"/>`,
    '</svg>\n',
  ].join('');
}
