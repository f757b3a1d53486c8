import { lantern } from './lights.ts';
import { paint } from './palette.ts';
import { box, disc, glow, khatam, line, oval, shape } from './shapes.ts';
import { golden, noon, outdoors } from './sky.ts';
import { cypress, orchardTree, palm } from './town.ts';

/** A tent of several peaks, with pennants; striped if a second colour is given. */
function tent(peaks: number, cloth: string, trim: string, stripe?: string): string {
  const span = 760 / peaks;
  const sections = Array.from({ length: peaks }, (_, index) => {
    const left = 100 + index * span;
    const mid = left + span / 2;
    const right = left + span;
    return [
      line(`M${mid} 160V116`, '#6b4426', 5),
      shape(`M${mid} 118L${mid + 44} 132L${mid} 146Z`, trim),
      shape(
        `M${left} 330Q${mid - span * 0.16} 290 ${mid} 158Q${mid + span * 0.16} 290 ${right} 330Z`,
        cloth,
      ),
      stripe
        ? shape(
            `M${mid - span * 0.24} 330Q${mid - span * 0.06} 280 ${mid} 158Q${mid + span * 0.06} 280 ${mid + span * 0.24} 330Z`,
            stripe,
          )
        : '',
      shape(
        `M${mid} 158Q${mid + span * 0.16} 290 ${right} 330H${mid + span * 0.12}Q${mid + span * 0.1} 250 ${mid} 158Z`,
        '#000',
        'fill-opacity="0.1"',
      ),
    ].join('');
  });
  const scallops = Array.from({ length: 19 }, (_, index) => {
    const x = 100 + index * 40;
    return shape(`M${x} 328H${x + 40}V344A20 16 0 0 1 ${x} 344Z`, index % 2 ? cloth : trim);
  });
  const posts = [108, 288, 480, 672, 852].map((x) => box(x - 4, 330, 8, 176, '#6b4426'));
  return [
    line('M100 332L20 470M860 332L940 470', '#8a6a3c', 3),
    box(112, 330, 736, 174, '#5a3a22'),
    glow('inside', 480, 470, 380, '#ffcf7d', 0.9),
    ...posts,
    ...sections,
    ...scallops,
  ].join('');
}

function carpet(y: number, color: string): string {
  return (
    shape(`M240 ${y}H720L860 ${y + 96}H100Z`, color) +
    line(`M262 ${y + 8}H698L820 ${y + 86}H140Z`, paint.lamp, 3.5) +
    [330, 405, 480, 555, 630]
      .map(
        (x) =>
          `<g transform="translate(${x} ${y + 46}) scale(1 0.5)">${khatam(0, 0, 30, paint.cream, 'fill-opacity="0.85"')}${khatam(0, 0, 15, color)}</g>`,
      )
      .join('')
  );
}

/** The white tent of the meetings. */
export function meetingTent(): string {
  return outdoors(
    golden,
    palm(60, 520, 1.35, '#2f4a3a'),
    palm(912, 524, 1.2, '#2f4a3a'),
    tent(3, '#fbf4e2', paint.green),
    box(0, 500, 960, 100, '#c9a66b'),
    carpet(500, paint.brick),
    lantern('a', 288, 400, 0.6, 120, 330),
    lantern('b', 480, 400, 0.6, 120, 330),
    lantern('c', 672, 400, 0.6, 120, 330),
  );
}

/** The young people's tent, with its bunting. */
export function youthTent(): string {
  const colors = [paint.terracotta, paint.gold, paint.leaf, paint.indigo, paint.plum];
  const bunting = Array.from({ length: 24 }, (_, index) => {
    const x = index * 40;
    const y = 64 + Math.sin((index / 23) * Math.PI) * 46;
    return shape(`M${x} ${y}h30l-15 34z`, colors[index % 5] ?? paint.gold);
  });
  const cushions = colors.map((color, index) =>
    oval(270 + index * 105, 552 + (index % 2) * 14, 44, 17, color),
  );
  return outdoors(
    noon,
    orchardTree(70, 510, 1.5, '#3f6b4a', '#e79a3f'),
    orchardTree(900, 512, 1.6, '#3f6b4a', '#e79a3f'),
    tent(2, '#f3dfb4', paint.terracotta, '#3c7f7a'),
    box(0, 500, 960, 100, '#b9b07a'),
    oval(480, 556, 320, 40, '#8a6a3c', 'fill-opacity="0.4"'),
    ...cushions,
    line('M-10 60Q480 160 970 60', '#6b4426', 2.5),
    ...bunting,
  );
}

/** The tent in the middle of the village, striped, stalls on both sides. */
export function villageTent(): string {
  const stall = (x: number, color: string) =>
    box(x, 440, 150, 84, '#8f5d33') +
    Array.from({ length: 5 }, (_, index) =>
      shape(
        `M${x - 10 + index * 34} 384H${x + 24 + index * 34}V414A17 14 0 0 1 ${x - 10 + index * 34} 414Z`,
        index % 2 ? paint.ivory : color,
      ),
    ).join('') +
    line(`M${x} 400V440M${x + 150} 400V440`, '#6b4426', 5) +
    [30, 60, 92, 122]
      .map((dx, index) =>
        disc(
          x + dx,
          434,
          13,
          [paint.lamp, paint.terracotta, paint.leaf, '#d9803c'][index] ?? paint.lamp,
        ),
      )
      .join('');
  return outdoors(
    golden,
    cypress(36, 500, 1.7, '#2f4a3a'),
    cypress(930, 500, 1.8, '#2f4a3a'),
    tent(3, paint.ivory, paint.gold, paint.terracotta),
    box(0, 500, 960, 100, '#c29d63'),
    `<g transform="translate(0 34)">${stall(56, paint.indigo)}${stall(750, paint.leaf)}</g>`,
    carpet(504, paint.green),
  );
}
