import { IconHeadphones } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { attachmentsByEvent } from '#domain/attachments.ts';
import { useProgramme } from '#domain/programme.ts';
import type { AttachmentType } from '#entities/index.ts';
import { HeartButton } from '#features/favourites/index.ts';
import { PageTitle } from '#features/site/index.ts';
import { useContent } from '#replica/read.ts';
import { BackLink } from '#ui/back-link.tsx';
import { BelowSight } from '#ui/below-sight.tsx';
import { Button } from '#ui/button.tsx';
import { LocalizedText, useLocalize } from '#ui/localized-text.tsx';
import { Page, Section } from '#ui/page.tsx';
import { Paragraphs } from '#ui/paragraphs.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { useScreenAddress } from '#ui/screen-address.ts';
import { AttachmentList } from './attachment-list.tsx';
import { EventActions } from './event-actions.tsx';
import { EventFacts } from './event-facts.tsx';
import { EventNeighbours } from './event-neighbours.tsx';
import classes from './event-screen.module.css';
import { InterventionList } from './intervention-list.tsx';
import { Missing } from './missing.tsx';
import { Parts, WholeLink } from './part-links.tsx';
import { PersonLink } from './person-link.tsx';

/** What the archive plays and shows, beside leading to it. */
const shownInArchive: readonly AttachmentType[] = ['recording', 'sound', 'picture'];

/** One session: what, when, where and who, its interventions, and what is around it. */
export function EventScreen() {
  const { t } = useTranslation(['programme', 'entity', 'favourites', 'archive']);
  const wordsOf = useLocalize();
  const { id = '' } = useScreenAddress().params;
  const programme = useProgramme();
  const attachments = attachmentsByEvent(useContent('attachment')).get(id) ?? [];
  const session = programme.byId.get(id);
  if (!session) return <Missing title={t('programme:session_not_found')} />;
  const { event, chair, participants, interventions } = session;
  const title = wordsOf(event.title);
  const said = wordsOf(event.description) || title;
  const description = event.cancelled ? `${t('programme:cancelled')} · ${said}` : said;
  const people = chair || participants.length > 0;
  return (
    <Page
      overline={
        <BackLink to="programme" search={{ day: event.date }}>
          {t('programme:back')}
        </BackLink>
      }
      title={<LocalizedText value={event.title} />}
      lead={
        <>
          <EventFacts session={session} />
          <WholeLink programme={programme} session={session} />
          <HeartButton
            kind="event"
            id={id}
            label={t('favourites:heart.event', { name: title })}
            text={t('favourites:title')}
          />
        </>
      }
    >
      <PageTitle page={title} description={description} />
      <div className={classes.columns} data-two={people || undefined}>
        <div className={classes.main}>
          <Paragraphs value={event.description} />
          <EventActions session={session} />
          <BelowSight>
            <Parts programme={programme} session={session} />
            {interventions.length > 0 && (
              <Section id="interventions" title={t('programme:interventions')}>
                <InterventionList interventions={interventions} />
              </Section>
            )}
            {attachments.length > 0 && (
              <Section id="attachments" title={t('programme:attachments')}>
                <AttachmentList attachments={attachments} />
                {attachments.some(({ type }) => shownInArchive.includes(type)) && (
                  <Button
                    className={classes.archive}
                    component={PlaceLink}
                    to="archive"
                    search={{ session: id }}
                    variant="default"
                    icon={<IconHeadphones aria-hidden size="1.2em" />}
                  >
                    {t('archive:here')}
                  </Button>
                )}
              </Section>
            )}
          </BelowSight>
        </div>
        {people && (
          <div className={classes.people}>
            <BelowSight>
              <Section id="people" title={t('programme:people')}>
                <ul className={classes.list}>
                  {chair && (
                    <li>
                      <PersonLink speaker={chair} role={t('programme:chair')} />
                    </li>
                  )}
                  {participants.map((speaker) => (
                    <li key={speaker.id}>
                      <PersonLink speaker={speaker} />
                    </li>
                  ))}
                </ul>
              </Section>
            </BelowSight>
          </div>
        )}
      </div>
      <BelowSight>
        <EventNeighbours programme={programme} session={session} />
      </BelowSight>
    </Page>
  );
}
