import { chanceOf } from './chance.ts';
import { archPath, tileCentres } from './geometry.ts';
import { lantern } from './lights.ts';
import { paint } from './palette.ts';
import { zellige } from './portrait.ts';
import { box, disc, glow, khatam, line, oval, picture, shape, vertical, within } from './shapes.ts';

const width = 960;
const height = 600;

/** What sets one room apart from another. */
interface Room {
  readonly wall: string;
  readonly dado: { readonly ground: string; readonly tile: string; readonly trim: string };
  readonly floor: string;
  readonly light: string;
  readonly arches: number;
  /** What stands in front, on the floor. */
  readonly foreground: string;
}

/** A room with tall windows, a zellige dado and a painted ceiling, 960 × 600. */
function room(name: string, { wall, dado, floor, light, arches, foreground }: Room): string {
  const span = width / arches;
  const windows = Array.from({ length: arches }, (_, index) => {
    const cx = span * (index + 0.5);
    const outline = archPath('horseshoe', cx, 372, span * 0.62, 232, 128);
    return (
      shape(outline, 'url(#day)', `stroke="${paint.cream}" stroke-width="10"`) +
      within(
        `pane${index}`,
        outline,
        tileCentres(width, 380, 24)
          .map(({ x, y }) =>
            khatam(x, y, 24, 'none', 'stroke="#8a5a2e" stroke-opacity="0.34" stroke-width="2"'),
          )
          .join(''),
      ) +
      line(outline, dado.trim, 3)
    );
  });
  const beams = Array.from({ length: 17 }, (_, index) =>
    shape(
      `M${index * 60 - 8} 0H${index * 60 + 12}L${480 + (index * 60 + 8 - 480) * 0.9} 84H${480 + (index * 60 - 8 - 480) * 0.9}Z`,
      '#5a3519',
    ),
  );
  return picture(
    width,
    height,
    vertical('day', [0, '#ffe9b5'], [1, light]),
    box(0, 0, width, height, wall),
    box(0, 0, width, 84, '#7a4a24'),
    ...beams,
    box(0, 80, width, 10, '#4a2a12'),
    ...windows,
    within(
      'dado',
      `M0 372H${width}V446H0Z`,
      `<g transform="translate(0 362)">${zellige(width, 94, 19, dado, chanceOf(name))}</g>`,
    ),
    box(0, 368, width, 6, dado.trim),
    box(0, 444, width, height - 444, floor),
    ...Array.from({ length: arches }, (_, index) =>
      shape(
        `M${span * (index + 0.24)} 446H${span * (index + 0.76)}L${span * (index + 0.98)} 600H${span * (index + 0.3)}Z`,
        '#ffe9b5',
        'fill-opacity="0.2"',
      ),
    ),
    foreground,
    lantern('l1', 240, 176, 0.95, 170),
    lantern('l2', 480, 154, 1.15, 190),
    lantern('l3', 720, 176, 0.95, 170),
  );
}

/** The great hall, its audience seen from behind. */
export function mainHall(): string {
  const chance = chanceOf('audience');
  const cloths = ['#f1e6cd', '#0f5a46', '#7a3420', '#2d4a82', '#c2963e', '#4b2a48'] as const;
  const rows = [486, 528, 578].flatMap((y, row) =>
    Array.from({ length: 15 - row * 2 }, (_, index) => {
      const step = width / (14 - row * 2);
      const x = index * step - (row % 2 ? step / 2 : 0);
      return listener(x, y, 0.62 + row * 0.2, chance.pick(cloths), chance.pick(cloths));
    }),
  );
  return room('main-hall', {
    wall: '#e9d3a4',
    dado: { ground: paint.green, tile: '#1a6b54', trim: paint.gold },
    floor: '#7a2f24',
    light: '#f2b866',
    arches: 5,
    foreground: rows.join(''),
  });
}

/** The lecture room: tiers of benches. */
export function lectureRoom(): string {
  const tiers = [454, 490, 530, 574].map(
    (y, index) =>
      box(
        60 - index * 24,
        y,
        840 + index * 48,
        30 + index * 4,
        index % 2 ? '#7d4f2a' : '#8f5d33',
        'rx="6"',
      ) + box(60 - index * 24, y, 840 + index * 48, 6, '#b98450', 'rx="3"'),
  );
  return room('ghazali-room', {
    wall: '#dfe0cf',
    dado: { ground: '#1f3560', tile: '#34538f', trim: paint.gold },
    floor: '#5a3a22',
    light: '#f6d690',
    arches: 4,
    foreground: tiers.join(''),
  });
}

/** The small room: cushions in a circle around a low table. */
export function circleRoom(): string {
  const cushions = Array.from({ length: 11 }, (_, index) => {
    const angle = (index / 11) * Math.PI * 2 + 0.3;
    const [x, y] = [480 + Math.cos(angle) * 300, 528 + Math.sin(angle) * 50];
    const color = [paint.terracotta, paint.leaf, paint.indigo, paint.gold][index % 4] ?? paint.gold;
    return {
      y,
      drawn: oval(x, y, 52, 17, color) + oval(x, y - 4, 40, 9, '#fff', 'fill-opacity="0.16"'),
    };
  }).sort((a, b) => a.y - b.y);
  return room('rabia-room', {
    wall: '#efd9c4',
    dado: { ground: '#6b3350', tile: '#8a4a6a', trim: paint.lamp },
    floor: '#a9633f',
    light: '#f9c98a',
    arches: 3,
    foreground:
      oval(480, 530, 392, 66, '#8a3d25') +
      oval(480, 530, 372, 60, 'none', `stroke="${paint.lamp}" stroke-width="4"`) +
      cushions.map(({ drawn }) => drawn).join('') +
      oval(480, 520, 96, 22, '#6b4426') +
      oval(480, 514, 96, 22, '#8f5d33'),
  });
}

/** The library: shelves to the ceiling and a reading table. */
export function library(): string {
  const chance = chanceOf('library');
  const spines = [
    '#0c4a3a',
    '#7a3420',
    '#27406f',
    '#8a6420',
    '#4b2a48',
    '#3a2a20',
    '#b98a2f',
    '#a4502f',
  ] as const;
  const shelf = (x: number, y: number, across: number) => {
    const books: string[] = [];
    for (let left = x + 6; left < x + across - 14; ) {
      const thick = 9 + Math.floor(chance.number() * 11);
      const tall = 48 + Math.floor(chance.number() * 22);
      const color = chance.pick(spines);
      books.push(
        box(left, y - tall, thick, tall, color),
        box(left, y - tall + 9, thick, 3, '#e8c877', 'fill-opacity="0.7"'),
      );
      left += thick + (chance.happens(0.12) ? 12 : 1.5);
    }
    return books.join('') + box(x, y, across, 9, '#5a3519');
  };
  const cases = [0, 660].flatMap((x) => [
    box(x, 60, 300, 400, '#3f2613'),
    ...[140, 224, 308, 392, 452].map((y) => shelf(x, y, 300)),
    box(x, 52, 300, 16, '#7a4a24'),
  ]);
  const arch = archPath('horseshoe', 480, 452, 260, 240, 96);
  return picture(
    width,
    height,
    vertical('day', [0, '#fff1c9'], [1, '#f2b866']),
    box(0, 0, width, height, '#e6cf9f'),
    ...cases,
    shape(arch, 'url(#day)', 'stroke="#f6ead0" stroke-width="14"'),
    within(
      'pane',
      arch,
      tileCentres(width, 460, 30)
        .map(({ x, y }) =>
          khatam(x, y, 30, 'none', 'stroke="#8a5a2e" stroke-opacity="0.35" stroke-width="2.4"'),
        )
        .join(''),
    ),
    line(arch, paint.gold, 4),
    box(0, 452, width, 148, '#6d3a22'),
    glow('lamp', 480, 470, 320, '#ffd98d', 0.55),
    shape('M140 520H820L860 600H100Z', '#8f5d33'),
    box(140, 512, 680, 12, '#b98450'),
    ...[270, 480, 690].map((x) => openPages(x, 520)),
    lantern('l1', 480, 130, 1.1, 200),
  );
}

function openPages(x: number, y: number): string {
  return (
    shape(
      `M${x} ${y}C${x - 20} ${y - 14} ${x - 46} ${y - 14} ${x - 66} ${y - 4}L${x - 74} ${y + 34}C${x - 50} ${y + 24} ${x - 22} ${y + 26} ${x} ${y + 38}Z`,
      '#fffaf0',
    ) +
    shape(
      `M${x} ${y}C${x + 20} ${y - 14} ${x + 46} ${y - 14} ${x + 66} ${y - 4}L${x + 74} ${y + 34}C${x + 50} ${y + 24} ${x + 22} ${y + 26} ${x} ${y + 38}Z`,
      '#f1e4c8',
    ) +
    line(
      `M${x - 58} ${y + 6}Q${x - 32} ${y - 2} ${x - 10} ${y + 10}M${x - 62} ${y + 18}Q${x - 34} ${y + 10} ${x - 10} ${y + 22}M${x + 58} ${y + 6}Q${x + 32} ${y - 2} ${x + 10} ${y + 10}M${x + 62} ${y + 18}Q${x + 34} ${y + 10} ${x + 10} ${y + 22}`,
      '#b59a66',
      2,
    )
  );
}

function listener(x: number, y: number, scale: number, robe: string, wrap: string): string {
  return `<g transform="translate(${x.toFixed(0)} ${y}) scale(${scale})">${shape('M-52 70C-50 20 -34 4 0 0C34 4 50 20 52 70Z', robe)}${shape('M0 0C34 4 50 20 52 70H16C18 40 12 14 0 0Z', '#000', 'fill-opacity="0.13"')}${disc(0, -22, 27, wrap)}${shape('M0 -49A27 27 0 0 1 0 5C12 -8 12 -36 0 -49Z', '#000', 'fill-opacity="0.13"')}</g>`;
}
