import { IconCurrentLocation, IconMaximize, IconMinus, IconPlus } from '@tabler/icons-react';
import { circle, circleMarker, layerGroup } from 'leaflet';
import { type Ref, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import type { PlanPoint } from '#shared/ground.ts';
import type { DrawnPlan } from './drawn-plan.ts';
import classes from './map-controls.module.css';
import { latLngOf, type Stage } from './stage.ts';
import { usePosition, type Whereabouts } from './use-position.ts';

/** Zoom, the whole site, and “where am I?”, which asks the device only when pressed. */
export function MapControls({
  stage,
  plan,
  ref,
}: {
  stage: Stage;
  plan: DrawnPlan;
  /** Where the buttons lie. */
  ref: Ref<HTMLDivElement>;
}) {
  const { t } = useTranslation('map');
  const { whereabouts, ask } = usePosition();
  const here =
    whereabouts.state === 'known' ? plan.ground.toPoint(whereabouts.position) : undefined;
  const away = here ? metresOutside(here, plan) : 0;
  useEffect(() => {
    if (whereabouts.state !== 'known') return;
    const point = plan.ground.toPoint(whereabouts.position);
    const at = latLngOf(plan.ground, point);
    const mark = layerGroup([
      circle(at, { radius: whereabouts.accuracy, className: classes.around ?? '' }),
      circleMarker(at, { radius: 8, className: classes.here ?? '' }),
    ]).addTo(stage.map);
    if (metresOutside(point, plan) === 0) stage.map.panTo(at);
    return () => {
      mark.remove();
    };
  }, [whereabouts, stage, plan]);
  return (
    <>
      <div ref={ref} className={classes.controls}>
        <button type="button" aria-label={t('zoom_in')} onClick={() => stage.map.zoomIn()}>
          <IconPlus aria-hidden stroke={1.8} />
        </button>
        <button type="button" aria-label={t('zoom_out')} onClick={() => stage.map.zoomOut()}>
          <IconMinus aria-hidden stroke={1.8} />
        </button>
        <button type="button" aria-label={t('whole_site')} onClick={stage.fit}>
          <IconMaximize aria-hidden stroke={1.8} />
        </button>
        <button
          type="button"
          aria-label={t('where_am_i')}
          aria-busy={whereabouts.state === 'asking'}
          onClick={ask}
        >
          <IconCurrentLocation aria-hidden stroke={1.8} />
        </button>
      </div>
      <p role="status" className={classes.message}>
        <WhereMessage whereabouts={whereabouts} away={away} />
      </p>
    </>
  );
}

function WhereMessage({ whereabouts, away }: { whereabouts: Whereabouts; away: number }) {
  const { t } = useTranslation('map');
  const format = useFormat();
  switch (whereabouts.state) {
    case 'unasked':
      return null;
    case 'known':
      if (away === 0)
        return t('you_are_here', { metres: format.number(Math.round(whereabouts.accuracy)) });
      return away < 1000
        ? t('metres_away', { metres: format.number(Math.ceil(away / 10) * 10) })
        : t('kilometres_away', { kilometres: format.number(Math.round(away / 100) / 10) });
    default:
      return t(`where_${whereabouts.state}`);
  }
}

/** Metres from a point to the plan; 0 within it. */
function metresOutside({ x, y }: PlanPoint, { extent }: DrawnPlan): number {
  const dx = Math.max(extent.x - x, 0, x - extent.x - extent.width);
  const dy = Math.max(extent.y - y, 0, y - extent.y - extent.height);
  return Math.hypot(dx, dy);
}
