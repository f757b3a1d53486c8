import { paint } from '../palette.ts';
import { box, disc, khatam, line, oval, shape } from '../shapes.ts';

/** Things of service, land and care, each drawn within ±50 around the origin. */
export const service = {
  cauldron: [
    line(
      'M-20 -26Q-28 -36 -18 -46M0 -26Q-8 -38 2 -48M20 -26Q12 -36 22 -46',
      '#e9d9b8',
      4,
      'stroke-opacity="0.85"',
    ),
    oval(0, -12, 42, 10, '#8d4a24'),
    oval(0, -13, 36, 7, '#d98b45'),
    shape('M-44 -12C-46 30 -26 42 0 42S46 30 44 -12C34 0 -34 0 -44 -12Z', '#b06a33'),
    shape(
      'M44 -12C46 30 26 42 0 42C24 30 30 12 28 -4C36 -6 42 -9 44 -12Z',
      '#000',
      'fill-opacity="0.14"',
    ),
    line('M-44 -4Q-54 2 -46 12M44 -4Q54 2 46 12', '#8d4a24', 5),
  ].join(''),
  oliveTree: [
    line('M-2 44C-8 24 6 18 0 -2M0 14Q16 6 18 -8M-2 20Q-18 10 -20 -4', '#6b4a2c', 8),
    disc(0, -22, 24, '#5d7d4f'),
    disc(-24, -10, 18, '#6f8f5d'),
    disc(24, -12, 18, '#4f6f45'),
    disc(-10, -32, 14, '#7d9b68'),
    ...[
      [-26, -6],
      [-8, -18],
      [10, -30],
      [22, -8],
      [4, -8],
      [-16, -30],
    ].map(([x = 0, y = 0]) => oval(x, y, 3, 4.2, '#2d3a26')),
    line('M-34 44H34', '#8a6a3c', 5),
  ].join(''),
  sharedRoof: [
    shape('M-46 -2L0 -42L46 -2Z', paint.terracotta),
    shape('M0 -42L46 -2H16Z', '#000', 'fill-opacity="0.14"'),
    box(-34, -2, 68, 44, paint.cream),
    shape('M-12 42V16A12 12 0 0 1 12 16V42Z', '#ffcf7a'),
    line('M-12 42V16A12 12 0 0 1 12 16V42', paint.brick, 3.5),
    box(-28, 8, 10, 12, '#ffcf7a'),
    box(18, 8, 10, 12, '#ffcf7a'),
    line('M-48 42H48', '#8a6a3c', 5),
  ].join(''),
  headphones: [
    line('M-34 12V-2C-34 -50 34 -50 34 -2V12', paint.indigo, 7),
    box(-44, 4, 20, 34, paint.indigo, 'rx="9"'),
    box(24, 4, 20, 34, paint.indigo, 'rx="9"'),
    line('M-12 20V-2M-4 26V-10M4 18V2M12 26V-6', paint.gold, 5),
  ].join(''),
  wheat: [
    ...[-22, 0, 22].map((x) => {
      const lean = x / 2.2;
      return `<g transform="translate(${x / 2} 44) rotate(${lean})">${line('M0 0V-62', '#a8842f', 4)}${[
        -70, -58, -46, -34,
      ]
        .map(
          (y) =>
            oval(-7, y, 4.6, 9, '#dcae48', `transform="rotate(-26 -7 ${y})"`) +
            oval(7, y, 4.6, 9, '#c7952f', `transform="rotate(26 7 ${y})"`),
        )
        .join('')}${oval(0, -82, 4.6, 9, '#dcae48')}</g>`;
    }),
    line('M-14 18Q0 26 14 18', paint.terracotta, 6),
  ].join(''),
  spring: [
    shape('M0 -46C20 -20 30 -6 30 10A30 30 0 0 1 -30 10C-30 -6 -20 -20 0 -46Z', '#2f7f95'),
    shape(
      'M0 -46C20 -20 30 -6 30 10A30 30 0 0 1 0 40C18 26 20 -10 0 -46Z',
      '#000',
      'fill-opacity="0.13"',
    ),
    line('M-16 10A16 16 0 0 0 -2 25', '#d8eef0', 5),
    line('M-48 42Q-36 34 -24 42T0 42T24 42T48 42', '#2f7f95', 5),
  ].join(''),
  sun: [
    disc(0, -18, 17, paint.lamp),
    ...Array.from({ length: 9 }, (_, index) => {
      const angle = Math.PI * (1 + index / 8);
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      return line(
        `M${(x * 23).toFixed(1)} ${(y * 23 - 18).toFixed(1)}L${(x * 31).toFixed(1)} ${(y * 31 - 18).toFixed(1)}`,
        paint.lamp,
        4,
      );
    }),
    shape('M-30 -4H34L46 38H-42Z', paint.indigo),
    line('M-34 10H38M-38 24H42M-14 -4L-18 38M10 -4L16 38', '#9db7dd', 2.4),
  ].join(''),
  hive: [
    oval(0, -30, 16, 12, '#e0aa45'),
    oval(0, -16, 28, 14, '#d49a38'),
    oval(0, 2, 36, 15, '#e0aa45'),
    oval(0, 20, 39, 16, '#d49a38'),
    oval(0, 34, 36, 10, '#c08a2e'),
    shape('M-9 32V22A9 9 0 0 1 9 22V32Z', '#4a2f12'),
    bee(-38, -26),
    bee(34, -36),
  ].join(''),
  caravan: [
    box(-46, -22, 64, 50, '#e6dcc4', 'rx="5"'),
    shape('M18 -10H34Q46 4 47 28H18Z', paint.leaf),
    shape('M22 -4H32Q38 4 40 12H22Z', '#d8eef0'),
    shape('M-21 -14H-9V-4H1V8H-9V18H-21V8H-31V-4H-21Z', paint.leaf),
    disc(-26, 30, 10, paint.ink),
    disc(28, 30, 10, paint.ink),
    disc(-26, 30, 4, paint.sand),
    disc(28, 30, 4, paint.sand),
  ].join(''),
  listening: [
    shape(
      'M-46 -30Q-46 -42 -34 -42H10Q22 -42 22 -30V-6Q22 6 10 6H-18L-32 18V6H-34Q-46 6 -46 -6Z',
      paint.plum,
    ),
    shape(
      'M46 -6Q46 -18 34 -18H28V-6Q28 12 10 12H-6V16Q-6 28 6 28H22L34 40V28Q46 28 46 16Z',
      '#d7a9c0',
    ),
    disc(-28, -18, 4, paint.cream),
    disc(-12, -18, 4, paint.cream),
    disc(4, -18, 4, paint.cream),
  ].join(''),
  gift: [
    shape(
      'M0 40C-36 14 -46 -4 -42 -20C-38 -38 -12 -42 0 -20C12 -42 38 -38 42 -20C46 -4 36 14 0 40Z',
      '#a8322c',
    ),
    shape(
      'M0 40C36 14 46 -4 42 -20C40 -32 28 -38 16 -34C34 -14 22 14 0 40Z',
      '#000',
      'fill-opacity="0.14"',
    ),
    shape('M0 -10C8 2 12 7 12 13A12 12 0 0 1 -12 13C-12 7 -8 2 0 -10Z', '#fff3e6'),
  ].join(''),
  mortar: [
    line('M14 -40L4 -6', '#8a5a30', 9),
    shape('M-18 -30Q-34 -44 -38 -22Q-24 -14 -14 -10Z', paint.leaf),
    shape('M-8 -36Q-10 -54 6 -46Q4 -26 -4 -12Z', '#3f9169'),
    oval(0, -8, 38, 9, '#c9b48c'),
    shape('M-38 -8C-36 22 -20 30 -16 34H16C20 30 36 22 38 -8C28 0 -28 0 -38 -8Z', '#e3d2ab'),
    shape(
      'M38 -8C36 22 20 30 16 34H4C20 18 24 6 24 -3C30 -4 35 -6 38 -8Z',
      '#000',
      'fill-opacity="0.12"',
    ),
    box(-22, 34, 44, 8, '#c9b48c', 'rx="4"'),
  ].join(''),
  jug: [
    shape('M-14 -44H14L12 -24C32 -12 36 20 20 42H-20C-36 20 -32 -12 -12 -24Z', '#b8683a'),
    shape(
      'M4 -44H14L12 -24C32 -12 36 20 20 42H4C20 20 18 -10 4 -24Z',
      '#000',
      'fill-opacity="0.14"',
    ),
    line('M13 -36Q40 -38 30 -4', '#8d4a24', 6),
    line('M-29 -2Q0 8 29 -2M-30 10Q0 20 30 10', paint.cream, 2.6),
    shape('M-44 24H-26L-29 42H-41Z', '#c98552'),
    oval(-35, 24, 9, 3, '#5f9fa8'),
  ].join(''),
  phone: [
    box(-25, -48, 50, 96, paint.ink, 'rx="9"'),
    box(-21, -42, 42, 82, paint.ivory, 'rx="5"'),
    box(-21, -42, 42, 22, paint.green, 'rx="5"'),
    khatam(0, -31, 8, paint.lamp),
    ...[-12, 2, 16].flatMap((y) => [
      box(-16, y, 5, 9, paint.gold, 'rx="1.5"'),
      box(-8, y, 23, 3.6, paint.ink, 'fill-opacity="0.75" rx="1.5"'),
      box(-8, y + 5.6, 15, 3, paint.ink, 'fill-opacity="0.35" rx="1.5"'),
    ]),
    disc(0, 44, 2.2, paint.cream),
  ].join(''),
} as const;

function bee(x: number, y: number): string {
  return (
    oval(x - 2, y - 5, 5, 4, '#f5efe0') +
    oval(x, y, 7, 5, '#e9b93f') +
    line(`M${x - 2} ${y - 4}V${y + 4}M${x + 2} ${y - 4}V${y + 4}`, '#3a2410', 1.8)
  );
}
