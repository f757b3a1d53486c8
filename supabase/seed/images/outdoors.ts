import { chanceOf } from './chance.ts';
import { archPath } from './geometry.ts';
import { lantern } from './lights.ts';
import { paint } from './palette.ts';
import { zellige } from './portrait.ts';
import { box, disc, khatam, line, oval, shape } from './shapes.ts';
import { dusk, golden, noon, outdoors, type Sky } from './sky.ts';
import { cypress, minaret, orchardTree, shrine } from './town.ts';

/** A kiosk of wood beneath a dome or a tiled roof. */
function pavilion(sky: Sky, wood: string, roof: string, domed: boolean): string {
  const bays = [270, 410, 550, 690].map((cx) =>
    shape(
      archPath('pointed', cx, 494, 120, 390, 300),
      '#ffd98d',
      `stroke="${paint.cream}" stroke-width="5"`,
    ),
  );
  const top = domed
    ? shape('M330 236C326 150 410 120 480 84C550 120 634 150 630 236Z', roof) +
      shape(
        'M480 84C550 120 634 150 630 236H548C560 170 540 120 480 84Z',
        '#000',
        'fill-opacity="0.13"',
      )
    : shape('M190 236L300 136H660L770 236Z', roof) +
      Array.from({ length: 12 }, (_, index) =>
        line(
          `M${306 + index * 32} 140L${210 + index * 49} 234`,
          '#000',
          2,
          'stroke-opacity="0.15"',
        ),
      ).join('');
  return outdoors(
    sky,
    cypress(110, 510, 2, '#2f4a3a'),
    cypress(166, 512, 1.4, '#3a5a46'),
    orchardTree(862, 512, 1.9, '#47704f', '#e79a3f'),
    top,
    line(`M480 ${domed ? 84 : 136}V${domed ? 50 : 104}`, paint.gold, 4),
    disc(480, domed ? 62 : 118, 7, paint.gold),
    box(196, 234, 568, 38, wood),
    `<g transform="translate(196 236)"><svg width="568" height="34" viewBox="0 0 568 34">${zellige(568, 34, 17, { ground: paint.green, tile: '#1d6a53', trim: paint.lamp }, chanceOf(roof))}</svg></g>`,
    box(208, 270, 544, 226, wood),
    ...bays,
    ...[200, 340, 480, 620, 760].map((x) => box(x - 8, 270, 16, 226, '#6b4426')),
    box(170, 494, 620, 20, '#d9c193'),
    box(140, 512, 680, 20, '#c9ad7a'),
    box(0, 530, 960, 70, '#a8b07f'),
    shape('M400 532H560L640 600H320Z', '#e3d0a8'),
    lantern('a', 480, 366, 0.6, 110, 272),
  );
}

/** The scholars' pavilion, tiled in green. */
export function knowledgePavilion(): string {
  return pavilion(noon, '#b98450', paint.green, false);
}

/** The artists' pavilion, beneath its dome. */
export function artsPavilion(): string {
  return pavilion(dusk, '#a4613a', '#2d4a82', true);
}

/** The mosque's courtyard with its fountain. */
export function mosque(): string {
  const stone = { wall: '#f4e8cf', edge: '#dcc79c', lamp: '#c98f3c' };
  const arcade = Array.from({ length: 7 }, (_, index) =>
    shape(
      archPath('horseshoe', 130 + index * 118, 500, 92, 400, 316),
      index === 3 ? '#8a5a2e' : '#7d6a4a',
      'fill-opacity="0.75"',
    ),
  );
  return outdoors(
    noon,
    minaret(772, 470, 1.42, stone),
    shrine(250, 470, 1.5, stone),
    box(60, 292, 840, 210, '#efe0bf'),
    box(48, 282, 864, 16, paint.green),
    ...arcade,
    box(0, 498, 960, 102, '#e6d6b2'),
    ...Array.from(
      { length: 13 },
      (_, index) =>
        `<g transform="translate(${index * 80} 556) scale(1 0.42)">${khatam(0, 0, 40, '#d2bd8c')}${khatam(0, 0, 20, '#2c7a6a')}</g>`,
    ),
    oval(480, 556, 104, 26, '#cdb583'),
    oval(480, 548, 104, 26, '#f4e8cf'),
    oval(480, 547, 86, 19, '#5f9fa8'),
    box(472, 494, 16, 54, '#f4e8cf'),
    oval(480, 494, 34, 10, '#f4e8cf'),
    line('M480 490Q452 470 446 540M480 490Q508 470 514 540', '#d8eef0', 3),
  );
}

/** The garden at nightfall, lanterns in the trees and the pool between them. */
export function garden(): string {
  const trees = [80, 210, 760, 890].map((x, index) =>
    orchardTree(
      x,
      470 + (index % 2) * 22,
      1.9 + (index % 2) * 0.3,
      index % 2 ? '#1f4a38' : '#28583f',
      '#e79a3f',
    ),
  );
  return outdoors(
    dusk,
    ...[330, 400, 560, 630].map((x, index) =>
      cypress(x, 440, 1.35 + (index % 2) * 0.25, '#1c3430'),
    ),
    shape(
      archPath('horseshoe', 480, 440, 120, 340, 252),
      '#f4dfae',
      'fill-opacity="0.9" stroke="#3b2a46" stroke-width="14"',
    ),
    box(0, 430, 960, 170, '#1b4030'),
    ...trees,
    shape('M400 446H560L700 600H260Z', '#c9ad7a'),
    shape('M430 452H530L628 600H332Z', '#35618a'),
    shape('M462 452H498L536 600H424Z', '#ffcf7d', 'fill-opacity="0.55"'),
    line('M440 490H520M418 530H542M396 574H564', '#d8eef0', 2, 'stroke-opacity="0.4"'),
    line('M-10 70Q480 150 970 70', '#2b1a12', 2.5),
    ...[150, 300, 660, 812].map((x, index) =>
      lantern(`g${index}`, x, 190 + (index % 2) * 70, 0.82, 190, 88),
    ),
  );
}

/** The square before the zawiya's great gate, with the flags of the delegations. */
export function esplanade(): string {
  const gate = archPath('horseshoe', 480, 470, 190, 316, 196);
  const flags = [90, 190, 770, 870].map((x, index) => {
    const color = [paint.green, paint.terracotta, paint.indigo, paint.gold][index] ?? paint.green;
    return (
      line(`M${x} 476V190`, '#6b4426', 5) +
      shape(
        `M${x} 194Q${x + 30} 182 ${x + 56} 196T${x + 92} 194V244Q${x + 66} 256 ${x + 46} 244T${x} 246Z`,
        color,
      ) +
      khatam(x + 44, 220, 13, paint.cream)
    );
  });
  return outdoors(
    golden,
    minaret(250, 440, 1.05, { wall: '#e9d3a4', edge: '#cfb380', lamp: '#8a5a2e' }),
    box(300, 150, 360, 322, '#e6c98f'),
    `<g transform="translate(316 166)"><svg width="328" height="306" viewBox="0 0 328 306">${zellige(328, 306, 26, { ground: paint.green, tile: '#1d6a53', trim: paint.lamp }, chanceOf('gate'))}</svg></g>`,
    shape(gate, '#fff1cd', `stroke="${paint.cream}" stroke-width="26"`),
    line(gate, paint.gold, 5),
    shape('M290 150H670L650 118H310Z', paint.green),
    box(40, 350, 262, 122, '#dcc08a'),
    box(658, 350, 262, 122, '#dcc08a'),
    box(32, 342, 274, 12, paint.green),
    box(654, 342, 274, 12, paint.green),
    box(0, 470, 960, 130, '#e3cd9c'),
    ...[-2, -1, 0, 1, 2].map(
      (step) =>
        `<g transform="translate(${480 + step * 190} 536) scale(1 0.42)">${khatam(0, 0, 88, '#cdb076')}${khatam(0, 0, 60, '#b5653f', 'fill-opacity="0.7"')}${khatam(0, 0, 34, '#e3cd9c')}</g>`,
    ),
    ...flags,
  );
}
