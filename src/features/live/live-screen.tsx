import { useTranslation } from 'react-i18next';
import { nowAndNext } from '#domain/moment.ts';
import { useProgramme } from '#domain/programme.ts';
import { PageTitle } from '#features/site/index.ts';
import { useContentPhase, useRow, useSelectedEdition } from '#replica/read.ts';
import { useNow } from '#shared/use-now.ts';
import { LinesSkeleton } from '#ui/lines-skeleton.tsx';
import { useLocalize } from '#ui/localized-text.tsx';
import { Page, Section } from '#ui/page.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { useAddressState } from '#ui/use-address-state.ts';
import { Chat } from './chat.tsx';
import classes from './live-screen.module.css';
import { LiveSession } from './live-session.tsx';
import { recordingsOf } from './recorded.ts';
import { Recordings } from './recordings.tsx';
import { Stage } from './stage.tsx';

/** The forum from afar: the stream or, without one, what was recorded; what is on and what comes. */
export function LiveScreen() {
  const { t } = useTranslation(['live', 'common']);
  const localize = useLocalize();
  const now = useNow();
  const waiting = useContentPhase() !== 'ready';
  const edition = String(useSelectedEdition() ?? '');
  const [{ recording: chosen }, setAddress] = useAddressState('recording');
  const hallId = useRow('dashboard', edition)?.main_location_id ?? null;
  const hall = useRow('location', hallId ?? '');
  const programme = useProgramme();
  const inHall = programme.sessions.filter(
    ({ event }) => hallId === null || event.location_id === hallId,
  );
  const {
    on,
    coming: [next],
  } = nowAndNext(inHall, now);
  const recordings = recordingsOf(programme.sessions, now);
  return (
    <Page title={t('common:nav.live')} lead={t('live:lead')}>
      <PageTitle page={t('common:nav.live')} description={t('live:lead')} />
      <div className={classes.columns}>
        <Stage
          edition={edition}
          next={next}
          recording={recordings.find(({ event }) => event.id === chosen)}
          onLeaveRecording={() => setAddress({ recording: '' })}
        />
        <Section
          id="now"
          title={hall ? t('live:now_in', { place: localize(hall.name) }) : t('live:now')}
        >
          {on.length > 0 ? (
            on.map((session) => (
              <LiveSession key={session.event.id} session={session} at={now} people />
            ))
          ) : waiting ? (
            <LinesSkeleton />
          ) : (
            <p>{t('live:nothing_now')}</p>
          )}
        </Section>
      </div>
      <div className={classes.columns}>
        <div className={classes.main}>
          <Section
            id="next"
            title={t('live:next')}
            aside={<PlaceLink to="programme">{t('live:whole_programme')}</PlaceLink>}
          >
            {next ? (
              <LiveSession session={next} at={now} />
            ) : waiting ? (
              <LinesSkeleton />
            ) : (
              <p>{t('live:no_next')}</p>
            )}
          </Section>
          <Recordings
            recordings={recordings}
            chosen={chosen}
            onChoose={(id) => setAddress({ recording: id })}
          />
        </div>
        <Chat />
      </div>
    </Page>
  );
}
