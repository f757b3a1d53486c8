import { paint } from '../palette.ts';
import { box, disc, line, oval, shape } from '../shapes.ts';

/** Things of the shared table, each drawn within ±50 around the origin. */
export const table = {
  tagine: [
    shape('M-38 16C-30 -14 -8 -20 -6 -36H6C8 -20 30 -14 38 16Z', '#b35a32'),
    shape('M6 -36C8 -20 30 -14 38 16H16C14 -10 4 -20 0 -36Z', '#000', 'fill-opacity="0.14"'),
    disc(0, -40, 8, '#b35a32'),
    line('M-30 4Q0 14 30 4', paint.cream, 3),
    line('M-20 -8Q0 0 20 -8', paint.lamp, 2.5),
    shape('M-48 18H48Q44 36 22 40H-22Q-44 36 -48 18Z', '#8d4022'),
    line('M-48 18H48', '#e0b070', 4),
  ].join(''),
  oil: [
    shape(
      'M-22 -44H-6V-28Q12 -16 12 2V36Q12 42 6 42H-34Q-40 42 -40 36V2Q-40 -16 -22 -28Z',
      '#6f7d2f',
    ),
    shape('M-40 6H12V36Q12 42 6 42H-34Q-40 42 -40 36Z', '#c2a63a'),
    box(-24, -50, 20, 9, '#6b4426', 'rx="3"'),
    box(-34, 12, 40, 18, paint.cream),
    oval(-14, 21, 5, 7, '#5d7d4f'),
    line('M20 40Q34 26 34 -6', '#6b5a34', 3.5),
    ...[
      [24, 0],
      [44, 4],
      [26, 18],
      [44, 22],
    ].map(([x = 0, y = 0]) =>
      oval(x, y, 6, 11, '#6f8f5d', `transform="rotate(${x > 30 ? 40 : -40} ${x} ${y})"`),
    ),
    oval(38, 36, 6, 8, '#3f4d26'),
  ].join(''),
  hibiscus: [
    ...[0, 72, 144, 216, 288].map(
      (degrees) =>
        `<g transform="translate(0 -16) rotate(${degrees})">${shape('M0 0C-18 -8 -16 -30 0 -32C16 -30 18 -8 0 0Z', '#a52d45')}${line('M0 -4V-22', '#7a1c32', 2)}</g>`,
    ),
    line('M0 -16L10 -34', '#f2c14e', 4),
    disc(0, -16, 5, '#7a1c32'),
    shape('M-26 6H26L20 40Q19 44 14 44H-14Q-19 44 -20 40Z', '#d8eef0', 'fill-opacity="0.9"'),
    shape('M-24 16H24L20 40Q19 44 14 44H-14Q-19 44 -20 40Z', '#8d1f38'),
  ].join(''),
  teapot: [
    shape('M-26 0C-26 -26 22 -26 22 0C34 26 20 40 -2 40S-38 26 -26 0Z', '#c9c3b4'),
    shape(
      'M6 -19C18 -16 22 -8 22 0C34 26 20 40 -2 40C18 30 20 4 6 -19Z',
      '#000',
      'fill-opacity="0.13"',
    ),
    shape('M-16 -18Q-2 -40 12 -18Z', '#b7b0a0'),
    disc(-2, -36, 4.5, paint.gold),
    line('M-28 10Q-44 4 -46 -16', '#c9c3b4', 7),
    line('M22 -2Q46 -4 40 16Q36 26 26 24', '#8d8778', 6),
    line('M-26 6H26', paint.gold, 3),
    shape('M-8 16l6 -8l6 8l-6 8z', paint.gold),
    box(-22, 40, 40, 5, '#8d8778', 'rx="2"'),
  ].join(''),
} as const;
