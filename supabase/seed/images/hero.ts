import { chanceOf } from './chance.ts';
import { tileCentres } from './geometry.ts';
import { lantern } from './lights.ts';
import { glow, khatam, picture, shape, vertical } from './shapes.ts';
import { cypress, houses, minaret, orchardTree, palm, shrine } from './town.ts';

const width = 1600;
const height = 1000;
/** Where the lamps hang: [x, y, scale]. They light the lattice around them. */
const lamps = [
  [212, 236, 1.05],
  [486, 148, 0.72],
  [1108, 132, 0.68],
  [1398, 262, 1.15],
] as const;

/** The zawiya at dusk beneath a sky of eight-pointed stars, 1600 × 1000. */
export function hero(): string {
  return picture(
    width,
    height,
    vertical(
      'sky',
      [0, '#141b3c'],
      [0.3, '#33305f'],
      [0.46, '#6f4569'],
      [0.56, '#b5675f'],
      [0.63, '#e89c5b'],
      [0.7, '#f8d08a'],
    ),
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    glow('sunset', 800, 690, 620, '#ffdf9c', 0.85),
    starrySky(),
    hills(),
    town(),
    orchard(),
    ...lamps.map(([x, y, scale], index) => lantern(`lamp${index}`, x, y, scale, 260)),
  );
}

function starrySky(): string {
  const chance = chanceOf('hero sky');
  const r = 46;
  return tileCentres(width, 720, r)
    .map(({ x, y }) => {
      const fade = Math.max(0, 1 - y / 640);
      const near = Math.max(
        ...lamps.map(([lx, ly, scale]) =>
          Math.exp(-(((x - lx) ** 2 + (y - ly) ** 2) / (190 * scale) ** 2)),
        ),
      );
      const lit = Math.min(1, near * 0.75 + (chance.happens(0.13) ? 0.22 * fade : 0));
      const stroke = Math.min(0.85, fade * 0.42 + near * 0.5);
      if (stroke < 0.02) return '';
      return (
        khatam(
          x,
          y,
          r,
          '#ffb54a',
          `fill-opacity="${(lit * 0.5).toFixed(2)}" stroke="#f3cf8f" stroke-width="1.8" stroke-opacity="${stroke.toFixed(2)}"`,
        ) +
        khatam(
          x,
          y,
          r * 0.46,
          '#ffe7b5',
          `fill-opacity="${(lit * 0.7).toFixed(2)}" stroke="#f3cf8f" stroke-width="1.2" stroke-opacity="${(stroke * 0.7).toFixed(2)}"`,
        )
      );
    })
    .join('');
}

function hills(): string {
  return (
    shape(
      'M0 640C180 560 330 604 470 574C640 536 760 610 930 584C1100 556 1270 520 1420 570C1500 596 1560 588 1600 574V1000H0Z',
      '#a5626a',
      'fill-opacity="0.75"',
    ) +
    shape(
      'M0 690C150 640 300 668 480 650C700 628 820 690 1010 664C1220 636 1380 650 1600 636V1000H0Z',
      '#6a4560',
      'fill-opacity="0.85"',
    )
  );
}

function town(): string {
  const far = { wall: '#4a3050', edge: '#3d2746', lamp: '#ffcf7a' };
  const near = { wall: '#33234a', edge: '#281a3d', lamp: '#ffd98d' };
  return [
    houses(300, 748, 420, far, [58, 84, 66, 98, 62, 80, 54]),
    houses(930, 748, 400, far, [64, 88, 58, 96, 72, 60]),
    minaret(640, 752, 1.12, near),
    shrine(838, 752, 1.28, near),
    houses(690, 756, 84, near, [92]),
    houses(936, 756, 130, near, [76, 104]),
    houses(480, 758, 128, near, [70, 92]),
  ].join('');
}

function orchard(): string {
  const dark = '#1b4030';
  const leaf = '#2a5a41';
  return [
    palm(392, 800, 1.25, '#20202f'),
    palm(440, 806, 0.95, '#20202f'),
    palm(1172, 804, 1.35, '#20202f'),
    cypress(1084, 790, 0.95, '#1c2430'),
    cypress(560, 792, 0.85, '#1c2430'),
    shape('M0 764C260 728 520 752 800 746C1090 742 1330 730 1600 766V1000H0Z', '#183a2c'),
    ...[60, 190, 310, 520, 660, 990, 1110, 1290, 1420, 1550].map((x, index) =>
      orchardTree(x, 828 + (index % 3) * 12, 0.72 + (index % 4) * 0.06, leaf, '#e79a3f'),
    ),
    shape('M0 842C300 806 560 850 840 842C1120 834 1360 812 1600 850V1000H0Z', '#0f2a20'),
    ...[-10, 130, 260, 420, 600, 790, 960, 1150, 1340, 1490].map((x, index) =>
      orchardTree(x, 934 + (index % 2) * 16, 1.15, dark, '#c97f33'),
    ),
    shape('M0 930C400 900 900 950 1600 916V1000H0Z', '#0a1d16'),
  ].join('');
}
