/** Inner to outer radius of the star made by two squares turned against each other by 45°. */
const khatamRatio = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8);

/** The sixteen corners of an eight-pointed star, as SVG points. */
export function khatamPoints(cx: number, cy: number, r: number): string {
  return Array.from({ length: 16 }, (_, corner) => {
    const radius = corner % 2 === 0 ? r : r * khatamRatio;
    const angle = (corner * Math.PI) / 8;
    return `${short(cx + radius * Math.cos(angle))},${short(cy + radius * Math.sin(angle))}`;
  }).join(' ');
}

/** Centres of a star-and-cross tiling over a surface: stars of radius `r` touch tip to tip. */
export function tileCentres(
  width: number,
  height: number,
  r: number,
): readonly { readonly x: number; readonly y: number }[] {
  const columns = Math.ceil(width / (2 * r)) + 1;
  const rows = Math.ceil(height / (2 * r)) + 1;
  const left = (width - (columns - 1) * 2 * r) / 2;
  const top = (height - (rows - 1) * 2 * r) / 2;
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: short(left + (index % columns) * 2 * r),
    y: short(top + Math.floor(index / columns) * 2 * r),
  }));
}

/**
 * The outline of an arch standing on `base`, `width` wide, whose curve springs at `spring` and peaks at
 * `top` (all in pixels, y downwards). `horseshoe` draws the springing in, `pointed` does not.
 */
export function archPath(
  kind: 'pointed' | 'horseshoe',
  cx: number,
  base: number,
  width: number,
  spring: number,
  top: number,
): string {
  const half = width / 2;
  const foot = kind === 'horseshoe' ? half * 0.86 : half;
  const rise = spring - top;
  return [
    `M${short(cx - foot)} ${base}V${short(spring + (kind === 'horseshoe' ? rise * 0.3 : 0))}`,
    `C${short(cx - half * 1.04)} ${short(spring + rise * 0.05)} ${short(cx - half)} ${short(top + rise * 0.4)} ${cx} ${top}`,
    `C${short(cx + half)} ${short(top + rise * 0.4)} ${short(cx + half * 1.04)} ${short(spring + rise * 0.05)} ${short(cx + foot)} ${short(spring + (kind === 'horseshoe' ? rise * 0.3 : 0))}`,
    `V${base}Z`,
  ].join('');
}

/** A number with at most one decimal, to keep drawings small. */
function short(value: number): number {
  return Math.round(value * 10) / 10;
}
