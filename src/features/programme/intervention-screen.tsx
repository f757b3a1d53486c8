import { useTranslation } from 'react-i18next';
import { useProgramme } from '#domain/programme.ts';
import { PageTitle } from '#features/site/index.ts';
import { useRow } from '#replica/read.ts';
import { BackLink } from '#ui/back-link.tsx';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import { Page, Section } from '#ui/page.tsx';
import { Paragraphs } from '#ui/paragraphs.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { useScreenAddress } from '#ui/screen-address.ts';
import { AboutSpeaker } from './about-speaker.tsx';
import { InterventionList } from './intervention-list.tsx';
import classes from './intervention-screen.module.css';
import { Missing } from './missing.tsx';
import { timeRange, useRowTexts } from './row-texts.ts';

/** One speaker's contribution to a session: what it is about, where it belongs and who gives it. */
export function InterventionScreen() {
  const { t } = useTranslation('programme');
  const wordsOf = useLocalize();
  const { format } = useRowTexts();
  const { eventId = '', speakerId = '' } = useScreenAddress().params;
  const session = useProgramme().byId.get(eventId);
  const speaker = useRow('speaker', speakerId);
  const intervention = session?.interventions.find(({ speaker_id }) => speaker_id === speakerId);
  if (!session || !intervention) return <Missing title={t('intervention_not_found')} />;
  const { event, location } = session;
  const others = session.interventions.filter((other) => other !== intervention);
  const title = wordsOf(intervention.title);
  return (
    <Page
      overline={
        <BackLink to="event" parameters={{ id: event.id }}>
          {t('back_to_session')}
        </BackLink>
      }
      title={<LocalizedText value={intervention.title} />}
      lead={
        <div className={classes.lead}>
          {speaker && (
            <p className={classes.speaker}>
              <LocalizedText value={speaker.name} />
            </p>
          )}
          <p>
            {t('part_of')}{' '}
            <PlaceLink to="event" parameters={{ id: event.id }}>
              <LocalizedText value={event.title} />
            </PlaceLink>
          </p>
          <p>
            <span className={classes.day}>{format.day(event.date)}</span>
            {' · '}
            <span>{timeRange(session, format)}</span>
            {location && ' · '}
            {location && <LocalizedText value={location.name} unmarked />}
          </p>
        </div>
      }
    >
      <PageTitle page={title} description={wordsOf(intervention.description) || title} />
      <Paragraphs value={intervention.description} />
      {speaker && <AboutSpeaker speaker={speaker} />}
      {others.length > 0 && (
        <Section id="others" title={t('other_interventions')}>
          <InterventionList interventions={others} />
        </Section>
      )}
    </Page>
  );
}
