import { useTranslation } from 'react-i18next';
import { Waiting } from '#features/programme/index.ts';
import { PageTitle } from '#features/site/index.ts';
import { useContent } from '#replica/read.ts';
import { Page } from '#ui/page.tsx';
import { Places } from './map-places.tsx';

/**
 * Every place of the forum, as a list and on the plan (`?type=` and `?has=` narrow, `?place=` opens one,
 * `?walk=` shows the way through a day of My Program, `?from=` and `?to=` that between two places).
 */
export function MapScreen() {
  const { t } = useTranslation(['map', 'common']);
  const locations = useContent('location');
  return (
    <Page low title={t('common:nav.map')} lead={t('map:lead')}>
      <PageTitle page={t('common:nav.map')} description={t('map:description')} />
      {locations.size > 0 ? <Places /> : <Waiting none={t('map:none')} />}
    </Page>
  );
}
