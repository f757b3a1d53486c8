import { useTranslation } from 'react-i18next';
import { laterPart, useLaterPart } from '#device/later-part.ts';
import { tileCredit, tileTemplate } from '#shared/tile-address.ts';
import type { SiteMapProps } from './leaflet-map.tsx';
import classes from './plan-pane.module.css';
import { StaticPlan } from './static-plan.tsx';

const map = laterPart(() => import('./leaflet-map.tsx'));

/** The plan of the site: a picture at once, a map to move about in as soon as its code is there. */
export function PlanPane(props: SiteMapProps) {
  const { t } = useTranslation('map');
  const SiteMap = useLaterPart(map, true)?.SiteMap;
  return (
    <div className={classes.pane}>
      {SiteMap ? (
        <SiteMap {...props} />
      ) : (
        <StaticPlan
          plan={props.plan}
          view={props.plan.view}
          label={t('plan')}
          marked={props.selected}
          walk={props.walk}
        />
      )}
      {tileTemplate && tileCredit && <p className={classes.credit}>{tileCredit}</p>}
    </div>
  );
}
