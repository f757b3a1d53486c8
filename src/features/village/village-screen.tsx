import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useOffered } from '#domain/use-offered.ts';
import { useWordSearch } from '#domain/use-word-search.ts';
import { useDrawnPlan } from '#features/map/index.ts';
import { Waiting } from '#features/programme/index.ts';
import { PageTitle } from '#features/site/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useContent } from '#replica/read.ts';
import { Choices } from '#ui/choices.tsx';
import { useLocalize } from '#ui/localized-text.tsx';
import { Page } from '#ui/page.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { useAddressState } from '#ui/use-address-state.ts';
import { useGradual } from '#ui/use-gradual.ts';
import { useTypedQuery } from '#ui/use-typed-query.ts';
import { ChosenStand } from './chosen-stand.tsx';
import { ExhibitorCard } from './exhibitor-card.tsx';
import { byStand, chosenAt, narrow, zonesInOrder } from './exhibitor-list.ts';
import { noStand, VillageMap } from './village-map.tsx';
import { villagePlanOf, villageView } from './village-plan.ts';
import classes from './village-screen.module.css';

const pace = { first: 12, step: 24, eager: 96 };

/**
 * The solidarity village: its plan and exhibitors (`?q=`, `?zone=` narrow, `?stand=` marks one, of several
 * who share it the one of `?exhibitor=`).
 */
export function VillageScreen() {
  const { t } = useTranslation(['village', 'common']);
  const exhibitors = useContent('exhibitor');
  return (
    <Page low title={t('common:nav.village')} lead={t('village:lead')}>
      <PageTitle page={t('common:nav.village')} description={t('village:description')} />
      {exhibitors.size > 0 ? <Village /> : <Waiting none={t('village:none')} />}
    </Page>
  );
}

function Village() {
  const { t } = useTranslation('village');
  const format = useFormat();
  const localize = useLocalize();
  const rows = useContent('exhibitor');
  const zones = useContent('zone');
  const plan = useDrawnPlan();
  const [asked, setAddress] = useAddressState('q', 'zone', 'stand', 'exhibitor');
  const { q, zone, stand, exhibitor } = useOffered(asked, { zone: (id) => zones.has(id) });
  const writeQuery = useCallback((query: string) => setAddress({ q: query }), [setAddress]);
  const { query, setQuery, flush } = useTypedQuery(q, writeQuery);
  const all = useMemo(() => byStand(rows.values(), format.compare), [rows, format]);
  const { find, mark } = useWordSearch(query);
  const shown = useMemo(() => narrow(all, zone, find), [all, zone, find]);
  const { shown: drawn, endRef } = useGradual(shown, pace);
  const planned = useMemo(() => villagePlanOf(plan?.zones ?? [], all), [plan, all]);
  const view = villageView(plan?.zones ?? [], zone);
  const ids = useMemo(() => new Set(shown.map(({ id }) => id)), [shown]);
  const chosen = chosenAt(all, stand, exhibitor);
  return (
    <>
      <div className={classes.tools}>
        <SearchField
          label={t('find')}
          hint={t('find_hint')}
          clear={t('clear_find')}
          value={query}
          onChange={setQuery}
          onLeave={flush}
        />
        <Choices
          label={t('zone')}
          value={zone}
          choices={[
            { value: '', label: t('all_zones') },
            ...zonesInOrder(zones.values()).map(({ id, name }) => ({
              value: id,
              label: localize(name),
            })),
          ]}
          onChange={(value) => setAddress({ zone: value, ...noStand })}
        />
      </div>
      <div className={classes.columns} data-plan={view ? true : undefined}>
        {plan && view && (
          <div className={classes.plan}>
            <VillageMap
              plan={plan}
              zones={planned}
              view={view}
              choice={{ zone, exhibitor: chosen?.id ?? '' }}
              isShown={(id) => ids.has(id)}
              onChoose={setAddress}
            />
            <div role="status">
              {chosen && (
                <ChosenStand
                  exhibitor={chosen}
                  zone={zones.get(chosen.zone_id ?? '')}
                  onClose={() => setAddress(noStand)}
                />
              )}
            </div>
          </div>
        )}
        <div className={classes.found}>
          <p role="status" className={classes.count}>
            {shown.length > 0 ? t('count', { count: shown.length }) : t('nothing_found')}
          </p>
          <ul className={classes.list}>
            {shown.slice(0, drawn).map((exhibitor) => (
              <li key={exhibitor.id}>
                <ExhibitorCard
                  exhibitor={exhibitor}
                  zone={zones.get(exhibitor.zone_id ?? '')}
                  marked={exhibitor === chosen}
                  showName={mark}
                />
              </li>
            ))}
          </ul>
          <div ref={endRef} />
        </div>
      </div>
    </>
  );
}
