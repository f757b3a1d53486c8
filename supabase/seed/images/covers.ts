import { type Chance, chanceOf } from './chance.ts';
import { bust, type Figure } from './figure.ts';
import { archPath } from './geometry.ts';
import { landscape } from './landscape.ts';
import { lantern } from './lights.ts';
import { type ObjectName, objects } from './objects/index.ts';
import { paint, type Scheme, schemes } from './palette.ts';
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
import { cypress } from './town.ts';

const width = 960;
const height = 600;

/** What stands in one arch of an arcade. */
type Guest = Figure | ObjectName;

/** A cover, 960 × 600: an arcade in a zellige wall, a person or a thing in each of its arches. */
function arcade(name: string, scheme: Scheme, guests: readonly Guest[]): string {
  const chance = chanceOf(name);
  const span = width / guests.length;
  const arches = guests.map((guest, index) => {
    const cx = span * (index + 0.5);
    const across = Math.min(span * 0.8, 460);
    const spring = 150 + Math.min(span, 420) * 0.32;
    const outline = archPath(index % 2 ? 'pointed' : 'horseshoe', cx, 620, across, spring, 72);
    return (
      shape(outline, scheme.ground, `stroke="${scheme.ground}" stroke-width="34"`) +
      line(outline, scheme.trim, 18) +
      shape(outline, 'url(#light)', `stroke="${scheme.ground}" stroke-width="10"`) +
      within(`arch${index}`, outline, inside(guest, index, cx, across, scheme, chance))
    );
  });
  return picture(
    width,
    height,
    vertical('light', [0, scheme.light], [1, scheme.shade]),
    zellige(width, height, 40, scheme, chance),
    ...arches,
    `<rect x="9" y="9" width="${width - 18}" height="${height - 18}" fill="none" stroke="${scheme.trim}" stroke-width="4"/>`,
  );
}

function inside(
  guest: Guest,
  index: number,
  cx: number,
  across: number,
  scheme: Scheme,
  chance: Chance,
): string {
  const star = Math.min(across * 0.46, 150);
  if (guest === 'woman' || guest === 'man') {
    const scale = Math.min(1.15, across / 215);
    return at(
      cx - 200 * scale,
      600 - 500 * scale,
      scale,
      khatam(200, 205, 128, scheme.shade, 'fill-opacity="0.7"'),
      bust(guest, scheme, chance),
    );
  }
  return [
    khatam(cx, 340, star, scheme.shade, 'fill-opacity="0.75"'),
    khatam(
      cx,
      340,
      star * 0.86,
      'none',
      `stroke="${scheme.trim}" stroke-opacity="0.6" stroke-width="2.5"`,
    ),
    glow(`glow${index}`, cx, 330, star * 1.1, '#fff4d2', 0.85),
    box(cx - across, 520, across * 2, 90, scheme.tile),
    box(cx - across, 514, across * 2, 8, scheme.trim),
    oval(cx, 524, star * 0.62, 10, '#000', 'fill-opacity="0.2"'),
    at(cx, 508 - star * 0.98, star / 46, objects[guest]),
    lantern(`lamp${index}`, cx - across * 0.33, 200, 0.56, 110),
    lantern(`lamp${index}b`, cx + across * 0.33, 200, 0.56, 110),
  ].join('');
}

function schemeOf(index: number): Scheme {
  return schemes[index] ?? schemes[0];
}

/** A shuttle on the road to the zawiya. */
function shuttle(): string {
  const bus = [
    box(-80, -58, 160, 52, paint.ivory, 'rx="10"'),
    box(-80, -26, 160, 10, paint.green),
    ...[-70, -36, -2, 32].map((x) => box(x, -50, 28, 20, '#7fa9b8', 'rx="3"')),
    box(64, -50, 14, 34, '#7fa9b8', 'rx="3"'),
    khatam(-2, -21, 9, paint.lamp),
    ...[-46, 44].map((x) => disc(x, -6, 14, paint.ink) + disc(x, -6, 6, paint.sand)),
  ].join('');
  return landscape('morning', width, height, {
    foreground:
      shape(
        'M330 600C420 540 640 548 600 500C580 470 520 462 506 440L520 440C540 464 640 470 680 504C740 552 640 566 640 600Z',
        '#e3d0a8',
      ) +
      shape('M-40 548C240 528 620 560 1000 534V600H-40Z', '#cdb583') +
      line('M-20 574C240 556 620 584 980 562', paint.ivory, 4, 'stroke-dasharray="34 26"') +
      at(330, 584, 1.25, bus) +
      cypress(770, 560, 1.1, '#2f4f3a'),
  });
}

/** The last evening: stars over the zawiya. */
function lastEvening(): string {
  const chance = chanceOf('last evening');
  const stars = Array.from({ length: 46 }, () => {
    const size = 3 + chance.number() * 9;
    return khatam(
      chance.number() * width,
      chance.number() * 320,
      size,
      '#ffe7b5',
      `fill-opacity="${(0.25 + chance.number() * 0.6).toFixed(2)}"`,
    );
  });
  return landscape('night', width, height, {
    sky:
      stars.join('') +
      glow('crown', 480, 150, 260, '#ffd98d', 0.55) +
      khatam(480, 150, 104, 'none', 'stroke="#ffdf9c" stroke-width="3"') +
      khatam(480, 150, 76, '#ffcf7d', 'fill-opacity="0.3" stroke="#ffdf9c" stroke-width="2"') +
      khatam(480, 150, 44, '#fff1c9', 'fill-opacity="0.75"'),
  });
}

/** The covers of the news, by the article's slug; 960 × 600 each. */
export const covers: Readonly<Record<string, () => string>> = {
  'programme-complet': () => arcade('programme', schemeOf(0), ['bookRow', 'openBook', 'lamp']),
  'acces-et-navettes': shuttle,
  'application-sans-connexion': () => arcade('application', schemeOf(1), ['phone']),
  'forum-sans-plastique': () => arcade('eau', schemeOf(5), ['spring', 'jug', 'wheat']),
  delegations: () => arcade('delegations', schemeOf(2), ['man', 'woman', 'man', 'woman', 'man']),
  interpretes: () => arcade('interpretes', schemeOf(4), ['woman', 'listening', 'woman']),
  'atelier-jeunesse': () => arcade('jeunesse', schemeOf(3), ['woman', 'man', 'woman']),
  benevoles: () => arcade('benevoles', schemeOf(6), ['man', 'cauldron', 'woman']),
  'manuscrits-exposes': () =>
    arcade('manuscrits', schemeOf(7), ['manuscript', 'openBook', 'reedPen']),
  'veillee-de-samaa': () => arcade('samaa', schemeOf(6), ['man', 'man', 'lamp', 'man', 'man']),
  'cloture-dix-neuvieme': lastEvening,
  'actes-en-preparation': () => arcade('actes', schemeOf(1), ['bookRow', 'reedPen']),
};
