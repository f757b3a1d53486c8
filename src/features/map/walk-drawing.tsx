import { drawn } from '#shared/ground.ts';
import type { DrawnWalk } from './drawn-walk.ts';
import classes from './walk-drawing.module.css';

/**
 * The line of a walk with a dot where it begins, for any <svg> whose viewBox is in metres; it is said in
 * words beside it.
 */
export function WalkLine({ walk }: { walk: DrawnWalk }) {
  const corners = walk.points.map(({ x, y }) => `${drawn(x)},${drawn(y)}`);
  const points = corners.join(' ');
  return (
    <g aria-hidden className={classes.walk}>
      <polyline points={points} className={classes.under} />
      <polyline points={points} className={classes.line} />
      <polyline points={`${corners[0]} ${corners[0]}`} className={classes.start} />
    </g>
  );
}
