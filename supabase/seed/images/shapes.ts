import { khatamPoints } from './geometry.ts';

/** A paint: any SVG colour, or a reference such as `url(#sky)`. */
type Paint = string;

/** Wraps drawings of `width` × `height` pixels as a whole SVG document. */
export function picture(width: number, height: number, ...parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}

/** A filled rectangle. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Paint,
  more = '',
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
}

/** A filled path. */
export function shape(d: string, fill: Paint, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

/** A stroked path with round ends. */
export function line(d: string, stroke: Paint, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

/** A filled circle. */
export function disc(cx: number, cy: number, r: number, fill: Paint, more = ''): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}" ${more}/>`;
}

/** A filled ellipse. */
export function oval(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: Paint,
  more = '',
): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
}

/** An eight-pointed star of outer radius `r`. */
export function khatam(cx: number, cy: number, r: number, fill: Paint, more = ''): string {
  return `<polygon points="${khatamPoints(cx, cy, r)}" fill="${fill}" ${more}/>`;
}

/** A group moved to (x, y) and scaled. */
export function at(x: number, y: number, scale: number, ...parts: readonly string[]): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${parts.join('')}</g>`;
}

/** A definition of a gradient from top to bottom, through colours at offsets 0 to 1. */
export function vertical(id: string, ...stops: readonly (readonly [number, string])[]): string {
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopsOf(stops)}</linearGradient></defs>`;
}

/** A soft light: a disc of radius `r` that fades to nothing. `id` must be its own in the picture. */
export function glow(
  id: string,
  cx: number,
  cy: number,
  r: number,
  color: string,
  strength = 0.9,
): string {
  const stops = `<stop offset="0" stop-color="${color}" stop-opacity="${strength}"/><stop offset="0.35" stop-color="${color}" stop-opacity="${strength * 0.38}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/>`;
  return `<defs><radialGradient id="${id}">${stops}</radialGradient></defs>${disc(cx, cy, r, `url(#${id})`)}`;
}

/** Parts seen only within an outline. */
export function within(id: string, d: string, ...parts: readonly string[]): string {
  return `<defs><clipPath id="${id}"><path d="${d}"/></clipPath></defs><g clip-path="url(#${id})">${parts.join('')}</g>`;
}

function stopsOf(stops: readonly (readonly [number, string])[]): string {
  return stops
    .map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`)
    .join('');
}
