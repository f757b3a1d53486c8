import { useFormat } from '#i18n/format.ts';
import type { DrawnWalk } from './drawn-walk.ts';
import { spread } from './spread.ts';
import classes from './walk-signs.module.css';

/** Half the height of a sign, and the room it takes for each character, in its own measure. */
const half = 3.4;
const letter = 2.2;

/** The numbers of a walk's stops where the places are, apart from each other; `unit` is in metres. */
export function WalkSigns({ walk: { signs }, unit }: { walk: DrawnWalk; unit: number }) {
  const format = useFormat();
  const moved = spread(
    signs.map(({ at }) => at),
    half * 2.3 * unit,
  );
  return signs.map(({ id, at, numbers }, index) => {
    const to = moved[index] ?? at;
    const label = numbers.map((number) => format.number(number)).join(' · ');
    const wide = Math.max(half, (label.length * letter) / 2 + 1.2);
    return (
      <g key={id} aria-hidden className={classes.sign}>
        <line x1={at.x} y1={at.y} x2={to.x} y2={to.y} />
        <g transform={`translate(${to.x} ${to.y}) scale(${unit})`}>
          <rect x={-wide} y={-half} width={wide * 2} height={half * 2} rx={half} />
          <text dy="0.36em">{label}</text>
        </g>
      </g>
    );
  });
}
