import { IconRoute, IconWalk } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Session, useProgramme } from '#domain/programme.ts';
import { facilitiesOf, holdsSessions, type Location } from '#entities/index.ts';
import { Follow } from '#features/follow/index.ts';
import { NotHere, PageTitle } from '#features/site/index.ts';
import { useRow } from '#replica/read.ts';
import { useNow } from '#shared/use-now.ts';
import { Actions } from '#ui/actions.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { BelowSight } from '#ui/below-sight.tsx';
import { Button } from '#ui/button.tsx';
import { Columns } from '#ui/columns.tsx';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import { Page, Section } from '#ui/page.tsx';
import { Paragraphs } from '#ui/paragraphs.tsx';
import { Picture } from '#ui/picture.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { useScreenAddress } from '#ui/screen-address.ts';
import { ShareButton } from '#ui/share-button.tsx';
import type { DrawnPlan } from './drawn-plan.ts';
import { FacilityList } from './facility-list.tsx';
import classes from './location-screen.module.css';
import { LocationSessions } from './location-sessions.tsx';
import { PlaceFacts } from './place-facts.tsx';
import { PlacePresence } from './place-presence.tsx';
import { directionsTo, isWalkedTo } from './places.ts';
import { StaticPlan } from './static-plan.tsx';
import { useDrawnPlan } from './use-drawn-plan.ts';

/** One place: picture, facts, what is found there, where it lies, what is on and all its sessions by day. */
export function LocationScreen() {
  const { t } = useTranslation('map');
  const { id = '' } = useScreenAddress().params;
  const location = useRow('location', id);
  const sessions = useProgramme().sessions;
  if (!location) {
    return <NotHere title={t('not_found')} to="map" back={t('back')} />;
  }
  const held = sessions.filter(({ event }) => event.location_id === id);
  return <Place location={location} sessions={held} />;
}

function Place({ location, sessions }: { location: Location; sessions: readonly Session[] }) {
  const { t } = useTranslation('map');
  const localize = useLocalize();
  const now = useNow();
  const plan = useDrawnPlan();
  const directions = directionsTo(location);
  const name = localize(location.name);
  const taking = sessions.filter(({ event }) => !event.cancelled);
  return (
    <Page
      overline={
        <BackLink to="map" search={{ place: location.id }}>
          {t('back')}
        </BackLink>
      }
      title={<LocalizedText value={location.name} />}
      lead={<PlaceFacts location={location} events={taking.length} />}
    >
      <PageTitle page={name} description={localize(location.description) || name} />
      <Columns
        main={
          <>
            <Picture image={location.image} alt="" className={classes.picture} eager />
            <Paragraphs value={location.description} />
          </>
        }
        aside={
          <>
            {(holdsSessions(location) || sessions.length > 0) && (
              <div className={classes.card}>
                <PlacePresence sessions={taking} at={now} />
              </div>
            )}
            {facilitiesOf(location).length > 0 && (
              <section className={classes.card} aria-labelledby="here">
                <h2 id="here">{t('facilities.here')}</h2>
                <FacilityList location={location} />
              </section>
            )}
            <SmallPlan plan={plan} location={location} />
            <Actions>
              {directions && (
                <Button
                  component="a"
                  href={directions}
                  target="_blank"
                  rel="noopener noreferrer"
                  icon={<IconRoute aria-hidden size="1.2em" />}
                >
                  {t('directions')}
                </Button>
              )}
              {isWalkedTo(plan, location) && (
                <Button
                  component={PlaceLink}
                  to="map"
                  search={{ to: location.id }}
                  variant="default"
                  icon={<IconWalk aria-hidden size="1.2em" />}
                >
                  {t('way.on_foot')}
                </Button>
              )}
              <ShareButton title={name} />
            </Actions>
            {(holdsSessions(location) || sessions.length > 0) && (
              <Follow followed={{ name: 'location', id: location.id }} />
            )}
          </>
        }
      />
      {sessions.length > 0 && (
        <Section id="sessions" title={t('sessions')}>
          <BelowSight>
            <LocationSessions sessions={sessions} />
          </BelowSight>
        </Section>
      )}
    </Page>
  );
}

/** Metres of the site that the small plan shows from side to side. */
const width = 260;
const height = 170;

function SmallPlan({ plan, location }: { plan: DrawnPlan | undefined; location: Location }) {
  const { t } = useTranslation('map');
  const localize = useLocalize();
  const at = plan?.places.find(({ location: { id } }) => id === location.id)?.at;
  if (!plan || !at) return null;
  const view = { x: at.x - width / 2, y: at.y - height * 0.55, width, height };
  return (
    <PlaceLink to="map" search={{ place: location.id }} className={classes.plan}>
      <StaticPlan
        plan={plan}
        view={view}
        marked={location.id}
        label={t('place_on_plan', { name: localize(location.name) })}
      />
    </PlaceLink>
  );
}
