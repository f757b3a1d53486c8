import { type CSSProperties, useId } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { drawn } from '#shared/ground.ts';
import { directionOf, localize } from '#shared/localized.ts';
import type { DrawnPlan, PlanLabel } from './drawn-plan.ts';
import classes from './plan-drawing.module.css';

/**
 * The plan of the site as SVG, in metres, for any <svg> whose viewBox is in metres: gardens with their
 * trees, roads, paths, water, buildings, walls, zones and their names. It only adorns: what it shows
 * is said in words beside it.
 */
export function PlanDrawing({
  plan,
  zones = true,
  names = true,
}: {
  plan: DrawnPlan;
  zones?: boolean;
  /** Write the names of gardens and roads; too small to read from afar. */
  names?: boolean;
}) {
  const trees = useId();
  const { layers } = plan;
  return (
    <g aria-hidden className={classes.plan}>
      <defs>
        <pattern id={trees} width="11" height="9" patternUnits="userSpaceOnUse">
          <circle cx="3" cy="2.6" r="1.7" className={classes.tree} />
          <circle cx="8.5" cy="7" r="1.5" className={classes.tree} />
        </pattern>
      </defs>
      <path d={layers.garden} className={classes.garden} />
      <path d={layers.garden} fill={`url(#${trees})`} />
      <path d={layers.channel} className={classes.bank} />
      <path d={layers.channel} className={classes.channel} />
      <path d={layers.road} className={classes.verge} />
      <path d={layers.path} className={classes.edge} />
      <path d={layers.square} className={classes.square} />
      <path d={layers.road} className={classes.road} />
      <path d={layers.path} className={classes.path} />
      <path d={layers.steps} className={classes.steps} />
      <path d={layers.water} className={classes.water} />
      {zones &&
        plan.zones.map(({ zone, path }) => (
          <path
            key={zone.id}
            d={path}
            className={classes.zone}
            style={{ '--zone': zone.color } as CSSProperties}
          />
        ))}
      <path d={layers.building} className={classes.building} />
      <path d={layers.wall} className={classes.wall} />
      {names &&
        plan.labels.map((label) => <Name key={`${label.at.x} ${label.at.y}`} label={label} />)}
    </g>
  );
}

function Name({ label: { text, at, turn } }: { label: PlanLabel }) {
  const words = localize(text, useLanguage());
  if (!words) return null;
  return (
    <text
      className={classes.name}
      transform={`translate(${drawn(at.x)} ${drawn(at.y)}) rotate(${drawn(turn)})`}
      lang={words.language}
      direction={directionOf(words.language)}
      dy="0.35em"
    >
      {words.text}
    </text>
  );
}
