import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useProgramme } from '#domain/programme.ts';
import { Waiting } from '#features/programme/index.ts';
import { PageTitle } from '#features/site/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useContent } from '#replica/read.ts';
import { useNow } from '#shared/use-now.ts';
import { Choices } from '#ui/choices.tsx';
import { useLocalize } from '#ui/localized-text.tsx';
import { Page } from '#ui/page.tsx';
import { useAddressState } from '#ui/use-address-state.ts';
import { drawnWalkOf } from './drawn-walk.ts';
import classes from './map-screen.module.css';
import { PlaceCard } from './place-card.tsx';
import { PlaceList } from './place-list.tsx';
import { placesOf, typesOf } from './places.ts';
import { PlanPane } from './plan-pane.tsx';
import { presenceAt, sessionsByPlace } from './presence.ts';
import { useDrawnPlan } from './use-drawn-plan.ts';
import { useWalks } from './use-walks.ts';
import { WalkChoice } from './walk-choice.tsx';
import { WalkList } from './walk-list.tsx';

/**
 * Every place of the forum, as a list and on the plan (`?type=` narrows, `?place=` opens one,
 * `?walk=` shows the way through a day of My Program).
 */
export function MapScreen() {
  const { t } = useTranslation(['map', 'common']);
  const locations = useContent('location');
  return (
    <Page low title={t('common:nav.map')} lead={t('map:lead')}>
      <PageTitle page={t('common:nav.map')} description={t('map:lead')} />
      {locations.size > 0 ? <Places /> : <Waiting none={t('map:none')} />}
    </Page>
  );
}

function Places() {
  const { t } = useTranslation(['map', 'entity']);
  const format = useFormat();
  const localize = useLocalize();
  const now = useNow();
  const locations = useContent('location');
  const sessions = sessionsByPlace(useProgramme().sessions);
  const plan = useDrawnPlan();
  const [{ type, place, walk: day }, setAddress] = useAddressState('type', 'place', 'walk');
  const walks = useWalks();
  const walk = walks.get(day);
  const drawnWalk = useMemo(() => walk && plan && drawnWalkOf(walk, plan), [walk, plan]);
  const types = typesOf(locations.values());
  const shown = useMemo(
    () => placesOf(locations.values(), type, ({ name }) => localize(name), format.compare),
    [locations, type, localize, format],
  );
  const onPlan = useMemo(() => {
    // A walk stops where it stops, whatever the list is narrowed to.
    const stops = drawnWalk?.signs.flatMap(({ id }) => locations.get(id) ?? []) ?? [];
    return [...new Set([...shown, ...stops])].flatMap(
      (location) => plan?.places.find((drawn) => drawn.location === location) ?? [],
    );
  }, [shown, locations, plan, drawnWalk]);
  const live = useMemo(
    () =>
      new Set(
        [...sessions].flatMap(([id, held]) => (presenceAt(held, now).on.length > 0 ? [id] : [])),
      ),
    [sessions, now],
  );
  const chosen =
    shown.find(({ id }) => id === place) ??
    onPlan.find(({ location }) => location.id === place)?.location;
  const select = (id: string) => setAddress({ place: id });
  return (
    <>
      <Choices
        label={t('map:type')}
        value={type}
        choices={[
          { value: '', label: t('map:all_types') },
          ...types.map(({ type: value, count }) => ({
            value,
            label: `${t(`entity:location.type_options.${value}`)} (${format.number(count)})`,
          })),
        ]}
        onChange={(value) => setAddress({ type: value })}
      />
      <WalkChoice
        days={[...walks.keys()]}
        value={walk ? day : ''}
        onChange={(chosenDay) => setAddress({ walk: chosenDay, place: '' })}
      />
      <div className={classes.columns} data-plan={plan ? true : undefined}>
        {plan && (
          <div className={classes.plan}>
            <PlanPane
              plan={plan}
              places={onPlan}
              selected={chosen?.id ?? ''}
              onSelect={select}
              live={live}
              walk={drawnWalk}
            >
              {chosen && (
                <PlaceCard
                  location={chosen}
                  sessions={sessions.get(chosen.id) ?? []}
                  at={now}
                  onClose={() => select('')}
                />
              )}
            </PlanPane>
          </div>
        )}
        <div className={classes.lists}>
          {walk && (
            <section aria-labelledby="walk">
              <h2 id="walk">{t('map:walk.title', { day: format.day(day) })}</h2>
              <WalkList walk={walk} />
            </section>
          )}
          <PlaceList
            locations={shown}
            sessions={sessions}
            at={now}
            selected={chosen?.id ?? ''}
            onSelect={select}
          />
        </div>
      </div>
    </>
  );
}
