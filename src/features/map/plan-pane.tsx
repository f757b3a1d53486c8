import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '#device/parts.ts';
import { tileCredit, tileTemplate } from '#shared/tile-address.ts';
import type { SiteMapProps } from './leaflet-map.tsx';
import classes from './plan-pane.module.css';
import { StaticPlan } from './static-plan.tsx';

const loadMap = part(() => import('./leaflet-map.tsx'));

/** The plan of the site: a picture at once, a map to move about in as soon as its code is there. */
export function PlanPane(props: SiteMapProps) {
  const { t } = useTranslation('map');
  const SiteMap = useSiteMap();
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

/** The map once its code has come; without it the picture remains. */
function useSiteMap(): ComponentType<SiteMapProps> | undefined {
  const [loaded, setLoaded] = useState<{ SiteMap: ComponentType<SiteMapProps> }>();
  useEffect(() => {
    let here = true;
    loadMap().then(
      ({ SiteMap }) => here && setLoaded({ SiteMap }),
      (error: unknown) => console.warn(error),
    );
    return () => {
      here = false;
    };
  }, []);
  return loaded?.SiteMap;
}
