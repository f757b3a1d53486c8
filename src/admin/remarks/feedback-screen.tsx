import { Alert, Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#device/save-file.ts';
import { useProgramme } from '#domain/programme.ts';
import { writeCsv } from '#exchange/table/write-csv.ts';
import { useFormat } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useReplica, useSelectedEdition } from '#replica/read.ts';
import type { Failure } from '#shared/failure.ts';
import { venueClock } from '#shared/time.ts';
import { useLocalize } from '#ui/localized-text.tsx';
import { NoticeLine } from '../forms/notice-line.tsx';
import { useFailureMessage } from '../kinds/use-failure-message.ts';
import { PublishedVersion } from '../writing/working/working-version.tsx';
import { readGiven } from './feedback.ts';
import classes from './remarks.module.css';
import { SessionFeedback } from './session-feedback.tsx';
import { SpeakerPage } from './speaker-page.tsx';
import { useFigures } from './use-figures.ts';

/** How visitors found the sessions, as the server knows it; the private pages of speakers. */
export function FeedbackScreen() {
  return (
    <PublishedVersion said>
      <Feedback />
    </PublishedVersion>
  );
}

function Feedback() {
  const { t } = useTranslation(['admin-remarks', 'admin']);
  const format = useFormat();
  const localize = useLocalize();
  const language = useLanguage();
  const failureMessage = useFailureMessage();
  const { ask } = useReplica();
  const edition = useSelectedEdition();
  const { byId } = useProgramme();
  const { figures, failure: unread, load } = useFigures();
  const [unsaved, setUnsaved] = useState<Failure>();
  const failure = unsaved ?? unread;

  async function save() {
    const answer = await ask('feedback_given', { p_edition: edition }, readGiven);
    setUnsaved(answer.ok ? undefined : answer.failure);
    if (!answer.ok) return;
    const names = ['session', 'date', 'stars', 'remark', 'at'] as const;
    const rows = answer.value.map(({ event, stars, remark, at }) => {
      const given = Date.parse(at);
      const session = byId.get(event)?.event;
      return [
        localize(session?.title ?? {}),
        session?.date ?? '',
        stars,
        remark ?? '',
        `${venueClock(given).date} ${format.time(given)}`,
      ];
    });
    const headers = names.map((name) => t(`feedback.columns.${name}`));
    saveFile(
      `${t('feedback.file')}.csv`,
      'text/csv',
      writeCsv({ headers, rows }, language === 'en' ? ',' : ';'),
    );
  }

  const title = t('admin:nav.admin_feedback');
  const sessions = (figures ?? []).flatMap((found) => {
    const session = byId.get(found.event);
    return session ? [{ found, session }] : [];
  });
  sessions.sort((a, b) => b.session.starts - a.session.starts);
  return (
    <section className={classes.screen} aria-labelledby="feedback-title">
      <title>{`${title} - ${t('admin:title')}`}</title>
      <h1 id="feedback-title">{title}</h1>
      <p className={classes.lead}>{t('feedback.lead')}</p>
      {failure && (
        <Alert color="red" role="alert">
          <NoticeLine button={t('feedback.retry')} onPress={() => void (unsaved ? save() : load())}>
            {failureMessage(failure)}
          </NoticeLine>
        </Alert>
      )}
      {figures && sessions.length === 0 && <p>{t('feedback.none')}</p>}
      {sessions.length > 0 && (
        <>
          <div className={classes.tools}>
            <Button
              variant="default"
              leftSection={<IconDownload aria-hidden size="1.2rem" />}
              onClick={() => void save()}
            >
              {t('feedback.export')}
            </Button>
          </div>
          <ul className={classes.sessions}>
            {sessions.map(({ found, session }) => (
              <SessionFeedback key={found.event} figures={found} session={session} />
            ))}
          </ul>
        </>
      )}
      <SpeakerPage />
    </section>
  );
}
