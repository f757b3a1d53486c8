import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProgramme } from '#domain/programme.ts';
import type { Location } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useContent, useOutline } from '#replica/read.ts';
import { useNow } from '#shared/use-now.ts';
import { useLocalize } from '#ui/localized-text.tsx';
import { drawnWalkOf } from './drawn-walk.ts';
import classes from './map-screen.module.css';
import { MapTools } from './map-tools.tsx';
import { PlaceCard } from './place-card.tsx';
import { PlaceList } from './place-list.tsx';
import { isWalkedTo, placesOf } from './places.ts';
import { PlanPane } from './plan-pane.tsx';
import { presenceAt, sessionsByPlace } from './presence.ts';
import { useDrawnPlan } from './use-drawn-plan.ts';
import { useMapAddress } from './use-map-address.ts';
import { useWalks } from './use-walks.ts';
import { useWay } from './use-way.ts';
import { WalkList } from './walk-list.tsx';

/** The places of the edition: what narrows them, the plan with what is drawn on it, and their list. */
export function Places() {
  const { t } = useTranslation('map');
  const format = useFormat();
  const localize = useLocalize();
  const now = useNow();
  const locations = useContent('location');
  const sessions = sessionsByPlace(useProgramme().sessions);
  const outline = useOutline()?.places;
  const counts = useMemo(() => outline && new Map(outline), [outline]);
  const plan = useDrawnPlan();
  const address = useMapAddress();
  const { type, wanted, place, day, asked } = address;
  const [opened, setOpened] = useState(0);
  const walks = useWalks();
  const walk = walks.get(day);
  const way = useWay(plan, asked.from, asked.to, asked.stepFree);
  const drawnWalk = useMemo(() => walk && plan && drawnWalkOf(walk, plan), [walk, plan]);
  const drawn = way.drawn ?? drawnWalk;
  const shown = useMemo(
    () => placesOf(locations.values(), type, wanted, ({ name }) => localize(name), format.compare),
    [locations, type, wanted, localize, format],
  );
  const onPlan = useMemo(() => {
    // A walk stops where it stops, whatever the list is narrowed to.
    const stops = drawn?.signs.flatMap(({ id }) => locations.get(id) ?? []) ?? [];
    return [...new Set([...shown, ...stops])].flatMap(
      (location) => plan?.places.find((one) => one.location === location) ?? [],
    );
  }, [shown, locations, plan, drawn]);
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
  const select = (id: string) => address.set({ place: id });
  const onWay = (location: Location) => {
    if (!isWalkedTo(plan, location)) return undefined;
    const { id: to } = location;
    return () => {
      address.set({ to, place: '', walk: '', ...(asked.from === to && { from: '' }) });
      setOpened((times) => times + 1);
    };
  };
  return (
    <>
      <MapTools
        address={address}
        walks={walks}
        way={way}
        plan={plan}
        found={shown.length}
        opened={opened}
        onOpen={setOpened}
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
              walk={drawn}
            >
              {chosen && (
                <PlaceCard
                  location={chosen}
                  sessions={sessions.get(chosen.id) ?? []}
                  at={now}
                  onClose={() => select('')}
                  onWay={onWay(chosen)}
                />
              )}
            </PlanPane>
          </div>
        )}
        <div className={classes.lists}>
          {walk && (
            <section aria-labelledby="walk">
              <h2 id="walk">{t('walk.title', { day: format.day(day) })}</h2>
              <WalkList walk={walk} />
            </section>
          )}
          <PlaceList
            locations={shown}
            sessions={sessions}
            counts={counts}
            at={now}
            selected={chosen?.id ?? ''}
            onSelect={select}
            onWay={onWay}
          />
        </div>
      </div>
    </>
  );
}
