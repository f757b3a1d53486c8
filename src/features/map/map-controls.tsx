import {
  IconArrowNarrowUp,
  IconCurrentLocation,
  IconMaximize,
  IconMinus,
  IconPlus,
} from '@tabler/icons-react';
import { circle, circleMarker, layerGroup } from 'leaflet';
import { type Ref, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { qibla } from '#domain/compute-prayers.ts';
import { PlaceLink } from '#ui/place-link.tsx';
import type { DrawnPlan } from './drawn-plan.ts';
import classes from './map-controls.module.css';
import { latLngOf, type Stage } from './stage.ts';
import { usePosition } from './use-position.ts';
import { metresOutside, WhereMessage } from './where-message.tsx';

/** The direction of Mecca; zoom, the whole site, and “where am I?”, which asks the device only when pressed. */
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
      <PlaceLink to="prayers" anchor="qibla" className={classes.qibla}>
        <IconArrowNarrowUp aria-hidden stroke={1.8} style={{ rotate: `${qibla}deg` }} />
        {t('qibla')}
      </PlaceLink>
      <p role="status" className={classes.message}>
        <WhereMessage whereabouts={whereabouts} away={away} />
      </p>
    </>
  );
}
