import { chanceOf } from './chance.ts';
import { archPath, tileCentres } from './geometry.ts';
import { landscape } from './landscape.ts';
import { lantern } from './lights.ts';
import { objects } from './objects/index.ts';
import { paint } from './palette.ts';
import { zellige } from './portrait.ts';
import {
  at,
  box,
  disc,
  glow,
  khatam,
  line,
  oval,
  picture,
  shape,
  vertical,
  within,
} from './shapes.ts';

/** The mark of the forum, 512 × 512: a star within a star, with a lamp's light at its heart. */
export function siteLogo(): string {
  return picture(
    512,
    512,
    box(0, 0, 512, 512, paint.green, 'rx="96"'),
    khatam(256, 256, 214, 'none', `stroke="${paint.gold}" stroke-width="12"`),
    khatam(256, 256, 172, paint.ivory),
    khatam(256, 256, 118, paint.green),
    khatam(256, 256, 72, paint.lamp),
    disc(256, 256, 24, paint.ivory),
  );
}

/** The plain and the zawiya in the morning, 1200 × 800. */
export function about(): string {
  const lattice = tileCentres(1200, 420, 50)
    .map(({ x, y }) =>
      khatam(
        x,
        y,
        50,
        'none',
        `stroke="#fffaf0" stroke-width="2" stroke-opacity="${Math.max(0, 0.5 - y / 620).toFixed(2)}"`,
      ),
    )
    .join('');
  return landscape('morning', 1200, 800, { sky: lattice });
}

/** Arches within arches towards the light, 1200 × 800. */
export function presentation(): string {
  const depths = [1, 0.8, 0.64, 0.51, 0.41, 0.33];
  const walls = ['#5a3320', '#7a4a2a', '#9a6538', '#b98450', '#d2a56c', '#e6c48e'];
  const nave = depths.map((depth, index) => {
    const outline = archPath(
      'horseshoe',
      600,
      800,
      860 * depth,
      470 - 190 * depth + 60,
      470 - 430 * depth + 20,
    );
    return (
      shape(outline, walls[index] ?? '#e6c48e') +
      line(outline, paint.lamp, 5 * depth, 'stroke-opacity="0.75"') +
      line(outline, '#000', 14 * depth, 'stroke-opacity="0.12"')
    );
  });
  const end = archPath('horseshoe', 600, 620, 190, 420, 320);
  return picture(
    1200,
    800,
    zellige(
      1200,
      800,
      40,
      { ground: paint.green, tile: '#155d48', trim: paint.gold },
      chanceOf('presentation'),
    ),
    ...nave,
    shape(end, '#fff6d8'),
    glow('light', 600, 480, 420, '#fff1c4', 0.95),
    shape('M505 620H695L1010 800H190Z', '#8a3d25'),
    line('M520 626H680L944 792H256Z', paint.lamp, 4),
    ...[648, 690, 746].map(
      (y, index) =>
        `<g transform="translate(600 ${y}) scale(${0.62 + index * 0.36} ${0.2 + index * 0.12})">${khatam(0, 0, 46, paint.cream, 'fill-opacity="0.88"')}${khatam(0, 0, 24, '#8a3d25')}</g>`,
    ),
    lantern('near', 600, 150, 1.3, 230),
    lantern('left', 424, 250, 0.8, 150),
    lantern('right', 776, 250, 0.8, 150),
  );
}

/** A prayer niche with an open book and a string of beads; nobody is portrayed. 1000 × 1200. */
export function cheikh(): string {
  const niche = archPath('horseshoe', 500, 1010, 560, 470, 190);
  const beads = Array.from({ length: 34 }, (_, index) => {
    const angle = (index / 34) * Math.PI * 2;
    return disc(
      714 + Math.cos(angle) * 92,
      1046 + Math.sin(angle) * 30,
      9,
      index % 11 === 0 ? paint.lamp : '#c08a52',
    );
  });
  return picture(
    1000,
    1200,
    vertical('niche', [0, '#123f34'], [0.5, '#1d5f4c'], [1, '#c9a25a']),
    zellige(
      1000,
      1200,
      44,
      { ground: '#0a3a2e', tile: '#125443', trim: paint.gold },
      chanceOf('cheikh'),
    ),
    shape(niche, paint.cream, 'stroke="#f1e4c8" stroke-width="96"'),
    line(niche, paint.gold, 98, 'stroke-opacity="0.25"'),
    line(niche, paint.gold, 12),
    shape(niche, 'url(#niche)'),
    within(
      'inner',
      niche,
      tileCentres(1000, 1100, 50)
        .map(({ x, y }) =>
          khatam(x, y, 50, 'none', 'stroke="#f6c667" stroke-opacity="0.26" stroke-width="2"'),
        )
        .join(''),
      glow('halo', 500, 560, 420, '#ffe0a0', 0.9),
    ),
    box(0, 1010, 1000, 190, '#6d2f22'),
    line('M0 1024H1000M0 1180H1000', paint.lamp, 5),
    ...[-2, -1, 0, 1, 2].map(
      (step) =>
        `<g transform="translate(${500 + step * 210} 1104) scale(1 0.5)">${khatam(0, 0, 84, paint.cream, 'fill-opacity="0.16"')}</g>`,
    ),
    lantern('lamp', 500, 490, 2.1, 190),
    line('M390 1066L610 940M610 1066L390 940', '#4a2a12', 20),
    at(500, 910, 2.7, objects.openBook),
    ...beads,
    line('M622 1046Q596 1052 588 1078', '#c08a52', 5),
    oval(586, 1088, 8, 13, paint.gold),
  );
}

/** The ground of a session's poster, 1080 × 1528: a calm ivory arch to write in. */
export function poster(): string {
  const arch = archPath('horseshoe', 540, 1400, 880, 520, 150);
  return picture(
    1080,
    1528,
    vertical('paper', [0, '#fffaf0'], [1, '#f1e2c0']),
    zellige(
      1080,
      1528,
      45,
      { ground: paint.green, tile: '#145a46', trim: paint.gold },
      chanceOf('poster'),
    ),
    shape(arch, paint.green, `stroke="${paint.green}" stroke-width="66"`),
    line(arch, paint.gold, 34),
    shape(arch, 'url(#paper)', `stroke="${paint.green}" stroke-width="16"`),
    within(
      'sheet',
      arch,
      tileCentres(1080, 1528, 60)
        .map(({ x, y }) =>
          khatam(x, y, 60, 'none', 'stroke="#b98a2f" stroke-opacity="0.09" stroke-width="2"'),
        )
        .join(''),
    ),
    khatam(540, 300, 66, 'none', `stroke="${paint.gold}" stroke-width="4"`),
    khatam(540, 300, 44, paint.gold),
    khatam(540, 300, 24, '#fffaf0'),
    lantern('left', 92, 330, 1.15, 200),
    lantern('right', 988, 330, 1.15, 200),
    `<rect x="16" y="16" width="1048" height="1496" fill="none" stroke="${paint.lamp}" stroke-width="6"/>`,
  );
}

/** The testament's cover, 1200 × 800: an illuminated page between two lamps. */
export function testamentCover(): string {
  const page =
    'M330 120H870Q890 120 890 140V690Q890 710 870 710H330Q310 710 310 690V140Q310 120 330 120Z';
  const writing = [470, 510, 550, 590, 630].map((y, index) =>
    line(
      `M${396 + (index % 2) * 22} ${y}q16 -14 32 0t32 0t32 0t32 0t32 0t32 0t32 0t32 0t32 0t${index === 4 ? '16 0' : '32 0t32 0'}`,
      '#5b4326',
      3.4,
      'stroke-opacity="0.65"',
    ),
  );
  return picture(
    1200,
    800,
    vertical('wood', [0, '#2b1a12'], [0.6, '#5a3519'], [1, '#7a4a24']),
    box(0, 0, 1200, 800, 'url(#wood)'),
    tileCentres(1200, 800, 50)
      .map(({ x, y }) =>
        khatam(x, y, 50, 'none', 'stroke="#f3cf8f" stroke-opacity="0.12" stroke-width="2"'),
      )
      .join(''),
    glow('light', 600, 400, 620, '#ffcf7d', 0.7),
    shape(page, '#3a1f10', 'transform="translate(10 14)" fill-opacity="0.5"'),
    shape(page, '#fbf1d6'),
    within('leaf', page, box(310, 120, 580, 590, '#d9b978', 'fill-opacity="0.12"')),
    `<rect x="346" y="156" width="508" height="518" fill="none" stroke="${paint.gold}" stroke-width="7"/>`,
    `<rect x="360" y="170" width="480" height="490" fill="none" stroke="${paint.indigo}" stroke-width="3"/>`,
    within(
      'band',
      'M366 176H834V420H366Z',
      `<g transform="translate(366 176)">${zellige(468, 244, 30.5, { ground: '#1f3560', tile: '#2d4a82', trim: paint.lamp }, chanceOf('testament'))}</g>`,
    ),
    line('M366 420H834', paint.gold, 6),
    khatam(600, 298, 104, paint.gold),
    khatam(600, 298, 92, '#fbf1d6'),
    khatam(600, 298, 70, paint.green),
    khatam(600, 298, 42, paint.lamp),
    khatam(600, 298, 20, '#fbf1d6'),
    ...writing,
    lantern('left', 150, 330, 1.7, 210),
    lantern('right', 1050, 330, 1.7, 210),
  );
}
