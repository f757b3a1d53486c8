import { useTranslation } from 'react-i18next';
import { useContent, useRow, useSelectedEdition } from '#replica/read.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import { useAddressState } from '#ui/use-address-state.ts';
import { SecondFactor } from '../account/administrators/second-factor.tsx';
import { TodayPanel } from '../events/today-panel.tsx';
import { ExchangeLink } from '../exchange/exchange-link.tsx';
import { EditionExchange } from '../exchange/parts.tsx';
import { HistoryList } from '../history/history-list.tsx';
import { NoEdition } from '../kinds/no-edition.tsx';
import { isPlaceFor } from '../kinds/places.ts';
import { useRights } from '../kinds/use-rights.ts';
import { PublishedVersion } from '../writing/working/working-version.tsx';
import { ErrorList } from './error-list.tsx';
import { HealthList } from './health-list.tsx';
import classes from './overview.module.css';
import { ServiceList } from './service-list.tsx';

/** Where an administrator begins: how the edition stands, and what was changed last. */
export function OverviewScreen() {
  const [{ exchange }] = useAddressState('exchange');
  return exchange ? <EditionExchange /> : <Overview />;
}

function Overview() {
  const { t } = useTranslation(['admin-history', 'admin']);
  const rights = useRights();
  const edition = useRow('edition', String(useSelectedEdition() ?? ''));
  const begun = useContent('edition').size > 0;
  return (
    <div className={classes.overview}>
      <title>{t('admin:title')}</title>
      <header>
        <h1>{t('admin:nav.admin')}</h1>
        <p>
          <LocalizedText value={edition?.name} />
        </p>
        {begun && <ExchangeLink place="admin" />}
      </header>
      {!begun && <NoEdition />}
      {begun && isPlaceFor('admin_events', rights) && (
        <PublishedVersion>
          <TodayPanel />
        </PublishedVersion>
      )}
      {begun && (
        <section aria-labelledby="health">
          <h2 id="health">{t('health.title')}</h2>
          <HealthList />
        </section>
      )}
      <section aria-labelledby="service">
        <h2 id="service">{t('service.title')}</h2>
        <ServiceList />
      </section>
      {rights.roles.includes('administrator') && (
        <section aria-labelledby="errors">
          <h2 id="errors">{t('errors.title')}</h2>
          <ErrorList />
        </section>
      )}
      <section aria-labelledby="recent">
        <h2 id="recent">{t('recent')}</h2>
        <HistoryList />
      </section>
      {/* Administrators find theirs beside the list of all. */}
      {!isPlaceFor('admin_administrators', rights) && <SecondFactor />}
    </div>
  );
}
