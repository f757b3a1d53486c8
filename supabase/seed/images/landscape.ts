import { glow, picture, shape, vertical } from './shapes.ts';
import { cypress, houses, minaret, orchardTree, palm, shrine } from './town.ts';

/** The light in which the plain of Madagh is seen. */
interface Hour {
  readonly sky: readonly (readonly [number, string])[];
  readonly sun: string;
  readonly hills: readonly [string, string];
  readonly wall: string;
  readonly edge: string;
  readonly lamp: string;
  readonly fields: readonly [string, string];
  readonly leaves: string;
}

const hours = {
  morning: {
    sky: [
      [0, '#6fa3ba'],
      [0.4, '#bfdcd6'],
      [0.62, '#fbecc8'],
    ],
    sun: '#fff3cf',
    hills: ['#a9bba2', '#7f9a80'],
    wall: '#f6ead0',
    edge: '#dcc69a',
    lamp: '#b5753a',
    fields: ['#88a060', '#5d7d4a'],
    leaves: '#3f6b45',
  },
  evening: {
    sky: [
      [0, '#2a2f5c'],
      [0.35, '#8a5a78'],
      [0.55, '#e29a62'],
      [0.66, '#fbd894'],
    ],
    sun: '#ffe3a0',
    hills: ['#a5626a', '#6a4560'],
    wall: '#4a3050',
    edge: '#3a2546',
    lamp: '#ffd98d',
    fields: ['#2f5a40', '#183a2c'],
    leaves: '#24533c',
  },
  night: {
    sky: [
      [0, '#0b1230'],
      [0.5, '#1c2a58'],
      [0.7, '#3d3f74'],
    ],
    sun: '#f6e7b8',
    hills: ['#2a3560', '#1d2649'],
    wall: '#172042',
    edge: '#101833',
    lamp: '#ffd98d',
    fields: ['#12352c', '#0a231c'],
    leaves: '#10362b',
  },
} as const satisfies Record<string, Hour>;

/** The zawiya in its plain at some hour of the day; `foreground` and `sky` are laid over. */
export function landscape(
  at: keyof typeof hours,
  width: number,
  height: number,
  { sky = '', foreground = '' }: { readonly sky?: string; readonly foreground?: string } = {},
): string {
  const hour: Hour = hours[at];
  const stone = { wall: hour.wall, edge: hour.edge, lamp: hour.lamp };
  const scale = Math.max(width / 960, height / 600);
  const left = (width - 960 * scale) / 2;
  const top = height - 600 * scale;
  return picture(
    width,
    height,
    vertical('sky', ...hour.sky),
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    sky,
    `<g transform="translate(${left} ${top}) scale(${scale})">`,
    glow('sun', 620, 372, 330, hour.sun, 0.9),
    shape(
      'M-40 366C90 306 220 340 330 318C450 292 560 350 690 330C800 312 880 300 1000 336V600H-40Z',
      hour.hills[0],
    ),
    shape('M-40 402C110 366 260 392 400 378C560 362 700 402 1000 366V600H-40Z', hour.hills[1]),
    houses(170, 436, 250, stone, [36, 54, 42, 60, 40, 50]),
    houses(560, 436, 270, stone, [44, 58, 38, 62, 46, 40]),
    minaret(398, 440, 0.78, stone),
    shrine(506, 440, 0.86, stone),
    palm(238, 460, 0.8, hour.leaves),
    palm(718, 462, 0.9, hour.leaves),
    cypress(596, 452, 0.66, hour.leaves),
    cypress(330, 452, 0.6, hour.leaves),
    shape('M-40 438C160 418 330 444 520 436C700 430 860 424 1000 440V600H-40Z', hour.fields[0]),
    ...[40, 130, 300, 440, 620, 770, 900].map((x, index) =>
      orchardTree(x, 476 + (index % 3) * 7, 0.5, hour.leaves, '#e79a3f'),
    ),
    shape('M-40 496C180 476 340 500 520 492C720 484 850 480 1000 500V600H-40Z', hour.fields[1]),
    ...[-10, 90, 200, 760, 860, 960].map((x, index) =>
      orchardTree(x, 560 + (index % 2) * 14, 0.86, hour.leaves, '#e79a3f'),
    ),
    foreground,
    '</g>',
  );
}
