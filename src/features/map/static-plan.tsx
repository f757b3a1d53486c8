import { type Box, drawn, viewBoxOf } from '#shared/ground.ts';
import type { DrawnPlan } from './drawn-plan.ts';
import type { DrawnWalk } from './drawn-walk.ts';
import { PlanDrawing } from './plan-drawing.tsx';
import classes from './static-plan.module.css';
import { WalkLine } from './walk-drawing.tsx';
import { WalkSigns } from './walk-signs.tsx';

interface Props {
  readonly plan: DrawnPlan;
  /** The part to show, in metres. */
  readonly view: Box;
  /** What the picture shows, for who cannot see it. */
  readonly label: string;
  /** Id of the place that stands out. */
  readonly marked?: string | undefined;
  /** A walk to draw, its stops numbered. */
  readonly walk?: DrawnWalk | undefined;
}

/** The plan as a picture that needs no script: every place a dot, one of them with a pin. */
export function StaticPlan({ plan, view, label, marked, walk }: Props) {
  // Signs keep their size relative to the part shown.
  const unit = drawn(Math.max(view.width, view.height) / 100);
  const chosen = plan.places.find(({ location }) => location.id === marked);
  return (
    <svg className={classes.plan} role="img" aria-label={label} viewBox={viewBoxOf(view)}>
      <PlanDrawing plan={plan} />
      {plan.places.map(({ location, at }) => (
        <circle
          key={location.id}
          cx={drawn(at.x)}
          cy={drawn(at.y)}
          r={drawn(1.3 * unit)}
          className={classes.dot}
        />
      ))}
      {walk && <WalkLine walk={walk} />}
      {walk && <WalkSigns walk={walk} unit={unit} />}
      {chosen && (
        <g transform={`translate(${drawn(chosen.at.x)} ${drawn(chosen.at.y)}) scale(${unit})`}>
          <path
            d="M0 0C-1.6-3.4-4-5.2-4-8.4a4 4 0 1 1 8 0C4-5.2 1.6-3.4 0 0Z"
            className={classes.pin}
          />
          <circle cy={-8.4} r={1.5} className={classes.eye} />
        </g>
      )}
    </svg>
  );
}
