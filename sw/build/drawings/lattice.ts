import { innerRatio, type Point, parallel, path, polar, sharpRatio, star } from './geometry.ts';

/** Side of the tile, half the width of the straps and width of the lines, in units of the drawing. */
const side = 96;
const half = 2.6;
const line = 1;

/**
 * The star lattice as one tile: eight-pointed stars touch at their tips, crosses open between them,
 * and the straps that bound both pass over and under each other, in one colour on whatever lies behind.
 */
export function latticeSvg(colour: string): string {
  const middle = side / 2;
  const outline = (step: number) => polar(step % 2 ? middle * innerRatio : middle, step * 22.5);
  // A quarter of a star's outline: over the strap it meets at its first end, under that at its last.
  const quarter = [0, 1, 2, 3, 4].map(outline);
  const strap = [-half, half].map((distance) =>
    path(parallel(quarter, distance, half + line, -half)),
  );
  const knot: Point[] = [0, 1, 2, 3, 4, 5, 6, 7].map((step) =>
    polar(step % 2 ? 3.6 : 9, step * 45),
  );
  const quarters = [90, 180, 270].map((turn) => `<use href="#q" transform="rotate(${turn})"/>`);
  const knots = [-middle, middle].flatMap((x) =>
    [-middle, middle].map((y) => `<use href="#k" x="${x}" y="${y}"/>`),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" width="${side}" height="${side}" viewBox="${-middle} ${-middle} ${side} ${side}">`,
    `<defs><path id="k" d="${path(knot, true)}"/></defs>`,
    `<g fill="none" stroke="${colour}" stroke-width="${line}">`,
    `<path id="q" d="${strap.join('')}"/>${quarters.join('')}`,
    `<path d="${path(star(middle * 0.46, middle * 0.46 * sharpRatio), true)}"/>`,
    `<path d="${path(star(middle * 0.15), true)}"/>`,
    knots.join(''),
    '</g></svg>\n',
  ].join('');
}
