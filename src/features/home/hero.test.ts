import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lights } from '#domain/daylight.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const hero = read('hero.module.css');
const tokens = read('../../ui/theme/tokens.css');

type Colour = readonly number[];

/** The shade behind the words, in each light and while the hour is not known. */
const shades = new Map<string, Colour>([
  ['no hour', numbers(/var\(--shade, ([\d ]+)\)/.exec(hero)?.[1])],
  ...lights.map((light): [string, Colour] => {
    const rule = new RegExp(`data-light="${light}"\\]\\s*{[^}]*--shade: ([\\d ]+);`).exec(hero);
    return [light, numbers(rule?.[1])];
  }),
]);

/** How much of what lies beneath it hides where it hides least behind words, 0 to 1. */
const cover = Number(/(\d+)%\) calc\(var\(--aside\) \+ var\(--measure\)\)/.exec(hero)?.[1]) / 100;

function numbers(text = ''): Colour {
  return text.trim().split(/\s+/).map(Number);
}

function token(name: string): Colour {
  const hex = new RegExp(`--${name}: #(\\w{6});`).exec(tokens)?.[1] ?? '';
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** Contrast of two colours as WCAG 2.2 has it. */
function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each([...shades])(
  'in the light of %s words are legible on the whitest picture',
  (_, shade) => {
    const beneath = shade.map((value) => value * cover + 255 * (1 - cover));
    for (const name of ['gold-bright', 'on-house', 'on-house-soft']) {
      expect(contrast(token(name), beneath), name).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test('nothing that is lighter in one scheme is written on it', () => {
  for (const name of ['gold-bright', 'on-house', 'on-house-soft']) {
    expect(tokens.split(`--${name}:`), name).toHaveLength(2);
  }
});
