import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { appearancesOf } from '#domain/appearances.ts';
import { useProgramme } from '#domain/programme.ts';
import { HeartButton } from '#features/favourites/index.ts';
import { Follow } from '#features/follow/index.ts';
import { SessionList } from '#features/programme/index.ts';
import { NotHere, PageTitle } from '#features/site/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useRow } from '#replica/read.ts';
import { Actions } from '#ui/actions.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { BelowSight } from '#ui/below-sight.tsx';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import { Page, Section } from '#ui/page.tsx';
import { Paragraphs } from '#ui/paragraphs.tsx';
import { Portrait } from '#ui/portrait.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import { useScreenAddress } from '#ui/screen-address.ts';
import { ShareButton } from '#ui/share-button.tsx';
import { Editions } from './editions.tsx';
import { Interventions } from './interventions.tsx';
import classes from './speaker-screen.module.css';

/** One person: portrait, biography, and where to hear them. */
export function SpeakerScreen() {
  const { t } = useTranslation(['speakers', 'favourites']);
  const format = useFormat();
  const localize = useLocalize();
  const { id = '' } = useScreenAddress().params;
  const speaker = useRow('speaker', id);
  const { sessions } = useProgramme();
  const { interventions, chaired, joined } = useMemo(
    () => appearancesOf(sessions, id),
    [sessions, id],
  );
  if (!speaker) {
    return <NotHere title={t('not_found')} to="speakers" back={t('back')} />;
  }
  const name = localize(speaker.name);
  const title = localize(speaker.title);
  return (
    <Page
      overline={<BackLink to="speakers">{t('back')}</BackLink>}
      title={<LocalizedText value={speaker.name} />}
      figure={
        <div className={classes.portrait}>
          <Portrait person={speaker} size={13} small={false} />
        </div>
      }
      lead={
        <div className={classes.lead}>
          <p>
            <LocalizedText value={speaker.title} />
          </p>
          {speaker.country && <p className={classes.country}>{format.country(speaker.country)}</p>}
          <HeartButton
            kind="speaker"
            id={id}
            label={t('favourites:heart.speaker', { name })}
            text={t('favourites:favourite')}
          />
        </div>
      }
    >
      <PageTitle page={name} description={title ? `${name} – ${title}` : name} />
      <div className={classes.person}>
        {localize(speaker.biography) && (
          <Section id="biography" title={t('biography')}>
            <Paragraphs value={speaker.biography} />
          </Section>
        )}
        {interventions.length > 0 && (
          <Section id="interventions" title={t('interventions')}>
            <Interventions interventions={interventions} />
          </Section>
        )}
      </div>
      <BelowSight>
        {chaired.length > 0 && (
          <Section id="chaired" title={t('chaired')}>
            <SessionList sessions={chaired} />
          </Section>
        )}
        {joined.length > 0 && (
          <Section id="joined" title={t('joined')}>
            <SessionList sessions={joined} />
          </Section>
        )}
        <Editions speaker={speaker} />
        <Actions>
          <PrintButton />
          <ShareButton title={name} />
        </Actions>
        <div className={classes.follow}>
          <Follow followed={{ name: 'speaker', id }} />
        </div>
      </BelowSight>
    </Page>
  );
}
