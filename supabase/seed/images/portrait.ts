import type { Chance } from './chance.ts';
import { bust, type Figure } from './figure.ts';
import { archPath, tileCentres } from './geometry.ts';
import { type Scheme, schemes } from './palette.ts';
import { box, khatam, line, picture, shape, vertical, within } from './shapes.ts';

/** A portrait, 400 × 500: a faceless bust before the light of an arch set in zellige. */
export function portrait(figure: Figure, chance: Chance): string {
  const scheme = chance.pick(schemes);
  const arch = archPath(chance.pick(['pointed', 'horseshoe']), 200, 520, 328, 206, 34);
  return picture(
    400,
    500,
    zellige(400, 500, chance.pick([32, 38, 46]), scheme, chance),
    vertical('light', [0, scheme.light], [1, scheme.shade]),
    shape(arch, scheme.ground, `stroke="${scheme.ground}" stroke-width="30"`),
    line(arch, scheme.trim, 16),
    shape(arch, 'url(#light)', `stroke="${scheme.ground}" stroke-width="9"`),
    within('niche', arch, halo(scheme), bust(figure, scheme, chance)),
    `<rect x="7" y="7" width="386" height="486" fill="none" stroke="${scheme.trim}" stroke-width="3"/>`,
  );
}

/** A wall of eight-pointed stars; a few tiles are lighter, as on a wall made by hand. */
export function zellige(
  width: number,
  height: number,
  r: number,
  { ground, tile, trim }: Pick<Scheme, 'ground' | 'tile' | 'trim'>,
  chance: Chance,
): string {
  const stars = tileCentres(width, height, r).map(({ x, y }) => {
    const lighter = chance.happens(0.16) ? ' fill-opacity="0.55"' : '';
    return (
      khatam(x, y, r, tile, `stroke="${trim}" stroke-opacity="0.4" stroke-width="1.2"${lighter}`) +
      khatam(x, y, r * 0.42, ground)
    );
  });
  return box(0, 0, width, height, ground) + stars.join('');
}

function halo({ light, shade, trim }: Scheme): string {
  return (
    khatam(200, 205, 142, 'none', `stroke="${trim}" stroke-opacity="0.38" stroke-width="2.5"`) +
    khatam(200, 205, 128, shade, 'fill-opacity="0.75"') +
    khatam(200, 205, 108, light, 'fill-opacity="0.28"')
  );
}
