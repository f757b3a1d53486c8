import type { Chance } from './chance.ts';
import { type Look, mensHeads, shadow, womensHeads } from './heads.ts';
import type { Scheme } from './palette.ts';
import { disc, line, shape } from './shapes.ts';

/** How a figure is dressed; the drawing has no face, so that it resembles nobody. */
export type Figure = 'woman' | 'man';

const bronze = ['#b07b50', '#9a6840', '#c08f63'] as const;
const hair = ['#2b211c', '#3a2a20', '#6b6058', '#cfc6b8'] as const;
const cloths = [
  '#fdf8ea',
  '#e8d5ac',
  '#0f5a46',
  '#2d4a82',
  '#8a3d25',
  '#65365c',
  '#c2963e',
  '#3d5a57',
] as const;

/** A bust 400 wide and 500 high, seen from the front, lit from one side. */
export function bust(figure: Figure, scheme: Scheme, chance: Chance): string {
  const robeCloth = chance.pick(cloths);
  const look: Look = {
    ...scheme,
    robe: robeCloth,
    wrap: chance.pick(othersThan(robeCloth)),
    skin: chance.pick(bronze),
    hair: chance.pick(hair),
  };
  const head = chance.pick(figure === 'woman' ? womensHeads : mensHeads)(look, chance);
  const drawn = [
    head.behind,
    neck(look),
    robe(look, chance),
    face(look),
    head.before,
    chance.happens(0.22) ? glasses(look) : '',
  ].join('');
  return chance.happens(0.5) ? `<g transform="matrix(-1 0 0 1 400 0)">${drawn}</g>` : drawn;
}

function othersThan(cloth: string): readonly [string, ...string[]] {
  const [first, ...rest] = cloths.filter((other) => other !== cloth);
  return [first ?? cloth, ...rest];
}

function face({ skin }: Look): string {
  return (
    shape(
      'M150 206C150 160 170 140 200 140S250 160 250 206C250 248 224 276 200 276S150 248 150 206Z',
      skin,
    ) +
    shape(
      'M200 140C230 140 250 160 250 206C250 248 224 276 200 276C214 240 216 180 200 140Z',
      '#000',
      shadow,
    )
  );
}

function neck({ skin }: Look): string {
  return (
    shape('M174 250H226V322C226 346 174 346 174 322Z', skin) +
    shape(
      'M174 262C190 284 210 284 226 262V292C208 308 192 304 174 286Z',
      '#000',
      'fill-opacity="0.2"',
    )
  );
}

function robe({ robe: cloth, trim }: Look, chance: Chance): string {
  const body =
    'M44 500C48 412 84 368 150 346C166 340 174 330 176 318C186 340 214 340 224 318C226 330 234 340 250 346C316 368 352 412 356 500Z';
  const seam = chance.happens(0.5)
    ? line('M176 320C180 352 192 380 200 404C208 380 220 352 224 320', trim, 5) +
      line('M200 404V500', trim, 5) +
      [424, 450, 476].map((y) => disc(200, y, 5.5, trim)).join('')
    : line('M170 328C172 372 190 420 196 500M230 328C228 372 210 420 204 500', trim, 4.5);
  return (
    shape(body, cloth) +
    shape(
      'M200 340C214 340 222 330 224 318C226 330 234 340 250 346C316 368 352 412 356 500H268C262 430 244 376 200 340Z',
      '#000',
      shadow,
    ) +
    line(
      'M104 500C106 450 116 420 134 398M296 500C294 450 284 420 266 398',
      '#000',
      3,
      'stroke-opacity="0.14"',
    ) +
    seam
  );
}

function glasses({ ground }: Look): string {
  return `<g fill="none" stroke="${ground}" stroke-opacity="0.75" stroke-width="3.2"><circle cx="179" cy="208" r="15"/><circle cx="221" cy="208" r="15"/><path d="M194 206q6-4 12 0M164 204l-12-5M236 204l12-5"/></g>`;
}
