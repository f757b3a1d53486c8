import { disc, glow, line, oval, shape } from './shapes.ts';

/** A pierced lantern, lit, its middle at (x, y), on a cord that comes down from `from`. */
export function lantern(
  id: string,
  x: number,
  y: number,
  scale: number,
  halo = 150,
  from = -10,
): string {
  const metal = '#3a2410';
  const body = 'M-26 -30L26 -30L34 20L0 52L-34 20Z';
  return [
    line(`M${x} ${from}V${y - 60 * scale}`, metal, 2 * scale),
    glow(`${id}-halo`, x, y, halo * scale, '#ffc862', 0.85),
    `<g transform="translate(${x} ${y}) scale(${scale})">`,
    shape('M-14 -40Q0 -74 14 -40Z', metal),
    disc(0, -62, 5, 'none', `stroke="${metal}" stroke-width="3"`),
    shape('M-30 -30Q0 -52 30 -30Z', metal),
    shape(body, '#ffdf95'),
    oval(0, 6, 15, 22, '#fff6d6'),
    line(
      'M-26 -30L34 20M26 -30L-34 20M0 -30V52M-30 -5H30M-34 20H34M-26 -30L-15 36M26 -30L15 36',
      metal,
      2.2,
    ),
    line(body, metal, 4),
    shape('M-5 50H5L0 66Z', metal),
    '</g>',
  ].join('');
}

/** A lit window with a round head, its foot in the middle at (x, y). */
export function litWindow(x: number, y: number, width: number, color = '#ffd27a'): string {
  const half = width / 2;
  return shape(
    `M${x - half} ${y}V${y - width * 1.2}A${half} ${half} 0 0 1 ${x + half} ${y - width * 1.2}V${y}Z`,
    color,
  );
}
