import { useLocation } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '#features/site/index.ts';
import { useFormat } from '#i18n/format.ts';
import { venueClock } from '#shared/time.ts';
import { Button } from '#ui/button.tsx';
import { EmptyPlace } from '#ui/empty-place.tsx';
import { useLocalize } from '#ui/localized-text.tsx';
import { Page, Section } from '#ui/page.tsx';
import { readFeedbackPage, type SessionFeedback } from '#visitor/remarks/feedback-page.ts';
import { useLookedUp } from '#visitor/use-looked-up.ts';
import classes from './feedback-page.module.css';
import { Figures } from './figures.tsx';

/** A speaker's private page: how their sessions were found. Its code stands in the fragment. */
export function FeedbackPageScreen() {
  const { t } = useTranslation(['remarks', 'common']);
  const localize = useLocalize();
  const code = useLocation({ select: ({ hash }) => hash });
  const look = useCallback(() => readFeedbackPage(code), [code]);
  const { answer: page, failure, again } = useLookedUp(look);
  const title = page?.found ? localize(page.name ?? {}) : t('remarks:page.title');
  return (
    <Page
      title={title}
      overline={page?.found && t('remarks:page.title')}
      lead={page?.found && t('remarks:page.lead')}
    >
      <PageTitle page={title} description={t('remarks:page.title')} />
      {!page && !failure && <p role="status">{t('remarks:page.looking')}</p>}
      {failure && (
        <EmptyPlace title={t(`common:failure.${failure.code}`)}>
          {again && (
            <Button variant="default" onClick={again}>
              {t('remarks:page.again')}
            </Button>
          )}
        </EmptyPlace>
      )}
      {page && !page.found && <EmptyPlace title={t('remarks:page.gone')} />}
      {page?.found && page.sessions.length === 0 && <EmptyPlace title={t('remarks:page.none')} />}
      {page?.sessions.map((session) => (
        <OneSession key={session.event} session={session} />
      ))}
    </Page>
  );
}

function OneSession({ session }: { session: SessionFeedback }) {
  const { t } = useTranslation('remarks');
  const format = useFormat();
  const localize = useLocalize();
  const starts = venueClock(Date.parse(session.starts_at), session.utc_offset);
  return (
    <Section
      id={session.event}
      title={localize(session.title)}
      aside={`${format.day(starts.date)} · ${starts.time.slice(0, 5)}`}
    >
      <Figures stars={session.stars} />
      {session.remarks.length > 0 && (
        <ul className={classes.remarks} aria-label={t('page.remarks')}>
          {session.remarks.map((remark, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may say the same, and none moves
            <li key={index} dir="auto">
              {remark}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
