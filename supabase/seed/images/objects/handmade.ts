import { paint } from '../palette.ts';
import { box, disc, khatam, line, oval, shape } from '../shapes.ts';

/** Things of craft and learning, each drawn within ±50 around the origin. */
export const handmade = {
  tile: [
    box(-42, -42, 84, 84, paint.green, 'rx="4"'),
    khatam(0, 0, 40, paint.cream),
    khatam(0, 0, 29, paint.indigo),
    khatam(0, 0, 19, paint.terracotta),
    khatam(0, 0, 10, paint.lamp),
    ...[-42, 42].flatMap((x) => [-42, 42].map((y) => corner(x, y))),
  ].join(''),
  loom: [
    box(-40, -46, 80, 7, '#6b4426', 'rx="3"'),
    box(-40, 39, 80, 7, '#6b4426', 'rx="3"'),
    box(-32, -39, 64, 78, paint.terracotta),
    ...[-24, 0, 24].flatMap((y) => [
      shape(
        `M-32 ${y}l8 -10l8 10l-8 10zM-8 ${y}l8 -10l8 10l-8 10zM16 ${y}l8 -10l8 10l-8 10z`,
        paint.cream,
      ),
      shape(`M-27 ${y}l3 -4l3 4l-3 4zM-3 ${y}l3 -4l3 4l-3 4zM21 ${y}l3 -4l3 4l-3 4z`, paint.indigo),
    ]),
    line('M-32 -12H32M-32 12H32', paint.lamp, 2.5),
  ].join(''),
  lamp: [
    disc(0, -44, 5, 'none', `stroke="#7d4f1f" stroke-width="3"`),
    shape('M-14 -24Q0 -52 14 -24Z', '#8f5d25'),
    shape('M-25 -22H25L32 18L0 46L-32 18Z', '#ffdf95'),
    oval(0, 6, 14, 20, '#fff6d8'),
    line('M-25 -22L32 18M25 -22L-32 18M0 -22V46M-29 -2H29M-32 18H32', '#7d4f1f', 2.6),
    line('M-25 -22H25L32 18L0 46L-32 18Z', '#7d4f1f', 5),
  ].join(''),
  casket: [
    shape('M-42 -14Q-40 -40 0 -40T42 -14Z', '#7a4a24'),
    box(-44, -14, 88, 48, '#8f5a2e', 'rx="4"'),
    box(-44, -14, 88, 8, '#5f3819'),
    khatam(0, 12, 17, paint.cream),
    khatam(0, 12, 10, '#7a4a24'),
    khatam(-30, 12, 7, paint.cream),
    khatam(30, 12, 7, paint.cream),
    box(-7, -18, 14, 14, paint.gold, 'rx="3"'),
    disc(0, -10, 2.5, '#5f3819'),
    box(-40, 34, 12, 6, '#5f3819'),
    box(28, 34, 12, 6, '#5f3819'),
  ].join(''),
  openBook: [
    shape(
      'M0 -22C-18 -36 -36 -34 -48 -28V28C-36 22 -18 22 0 34C18 22 36 22 48 28V-28C36 -34 18 -36 0 -22Z',
      paint.brick,
    ),
    shape('M0 -20C-16 -32 -32 -31 -43 -26V23C-32 18 -16 19 0 29Z', '#fffaf0'),
    shape('M0 -20C16 -32 32 -31 43 -26V23C32 18 16 19 0 29Z', paint.cream),
    line(
      'M-35 -14Q-20 -20 -8 -10M-35 -3Q-20 -9 -8 1M-35 8Q-20 2 -8 12M35 -14Q20 -20 8 -10M35 -3Q20 -9 8 1M35 8Q20 2 8 12',
      '#a98a56',
      2.4,
    ),
  ].join(''),
  manuscript: [
    shape('M-36 -40H30Q38 -40 38 -32V40H-28Q-36 40 -36 32Z', '#6d3a22'),
    shape('M-30 -34H26Q32 -34 32 -28V34H-24Q-30 34 -30 28Z', '#f7ecd0'),
    `<rect x="-22" y="-27" width="46" height="54" fill="none" stroke="${paint.gold}" stroke-width="2.6"/>`,
    khatam(1, -10, 13, paint.indigo),
    khatam(1, -10, 7.5, paint.lamp),
    line('M-16 10H18M-16 16H18M-10 22H12', '#6b5230', 2.2),
  ].join(''),
  bookRow: [
    box(-44, -26, 15, 60, paint.green, 'rx="2"'),
    box(-28, -36, 13, 70, paint.terracotta, 'rx="2"'),
    box(-14, -20, 17, 54, paint.indigo, 'rx="2"'),
    box(4, -32, 12, 66, paint.gold, 'rx="2"'),
    `<g transform="rotate(14 32 34)">${box(20, -26, 15, 60, paint.plum, 'rx="2"')}${line('M23 -14H32M23 22H32', paint.cream, 2)}</g>`,
    line(
      'M-41 -14H-32M-25 -24H-18M-11 -8H0M7 -20H13M-41 22H-32M-25 22H-18M-11 22H0M7 22H13',
      paint.cream,
      2,
    ),
    box(-48, 34, 96, 7, '#6b4426', 'rx="2"'),
  ].join(''),
  reedPen: [
    shape('M-44 6H-8L-4 16V34Q-4 42 -12 42H-40Q-48 42 -48 34V16Z', paint.indigo),
    oval(-26, 6, 18, 5, paint.night),
    shape('M-44 20H-8V32H-44Z', paint.cream),
    khatam(-26, 26, 5.5, paint.gold),
    `<g transform="rotate(38 12 0)">${shape('M6 -48H16V26L11 44L6 26Z', '#b98448')}${shape('M6 26H16L11 44Z', '#3a2410')}${line('M6 -28H16M6 -8H16', '#8d5f2d', 2)}</g>`,
    line('M4 42Q20 30 30 40T48 34', paint.night, 4),
  ].join(''),
} as const;

function corner(x: number, y: number): string {
  const [dx, dy] = [-Math.sign(x) * 22, -Math.sign(y) * 22];
  return shape(`M${x} ${y}h${dx}L${x} ${y + dy}Z`, paint.terracotta);
}
