import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { PlaceLink } from '#ui/place-link.tsx';
import { drawnWalkOf } from './drawn-walk.ts';
import { StaticPlan } from './static-plan.tsx';
import { useDrawnPlan } from './use-drawn-plan.ts';
import type { WalkStop } from './walk.ts';
import classes from './walk-plan.module.css';

/** A day's walk drawn on the plan with numbered stops; it leads to the map that shows the same. */
export function WalkPlan({ day, walk }: { day: string; walk: readonly WalkStop[] }) {
  const { t } = useTranslation('map');
  const format = useFormat();
  const plan = useDrawnPlan();
  const drawn = plan && drawnWalkOf(walk, plan);
  if (!plan || !drawn) return null;
  return (
    <PlaceLink to="map" search={{ walk: day }} className={classes.plan}>
      <StaticPlan
        plan={plan}
        view={drawn.view}
        walk={drawn}
        label={t('walk.open', { day: format.day(day) })}
      />
    </PlaceLink>
  );
}
