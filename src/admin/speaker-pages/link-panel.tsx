import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { useReplica, useSelectedEdition } from '#replica/read.ts';
import { addressOf } from '#shared/addresses.ts';
import type { Failure } from '#shared/failure.ts';
import { venueClock } from '#shared/time.ts';
import { useNow } from '#shared/use-now.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { notify } from '#ui/notifications/notifications.ts';
import { PlaceLink } from '#ui/place-link.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { isOver, readPageCode } from '../answers/answers.ts';
import { DetailsList } from '../answers/details-list.tsx';
import { useAnswers } from '../answers/use-answers.ts';
import { useFailureMessage } from '../kinds/use-failure-message.ts';
import { useRowName } from '../kinds/use-row-name.ts';
import classes from './speaker-pages.module.css';

/** For how many days a page can be open. */
const lasting = [7, 14, 30, 60, 90];

/** Opens and ends a speaker's private page, and shows what they said of their coming. */
export function LinkPanel({ speaker }: { speaker: string }) {
  const { t } = useTranslation('admin-speakers');
  const format = useFormat();
  const failureMessage = useFailureMessage();
  const nameOf = useRowName();
  const { ask } = useReplica();
  const edition = useSelectedEdition();
  const { answers, failure: unread, load } = useAnswers();
  const [days, setDays] = useState(30);
  const [address, setAddress] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  // Of two codes the later one counts, whichever answer comes last.
  const [busy, setBusy] = useState(false);
  const { link: last, details } = answers?.find((answer) => answer.speaker === speaker) ?? {};
  const now = useNow();
  const over = last && isOver(last, now) ? last : undefined;
  const link = over ? undefined : last;
  const wrong = failure ?? unread;
  const day = (instant: string) => format.date(venueClock(Date.parse(instant)).date);

  async function open() {
    const body = { p_speaker: speaker, p_edition: edition, p_days: days };
    // It may lead nowhere from here on, whether the answer arrives or not.
    setAddress(undefined);
    setBusy(true);
    const answer = await ask('open_speaker_page', body, readPageCode);
    setBusy(false);
    const code = answer.ok ? answer.value.code : undefined;
    if (code) setAddress(`${location.origin}${addressOf('speaker_page')}#${code}`);
    setFailure(answer.ok ? (code ? undefined : { code: 'not_found' }) : answer.failure);
    await load();
  }

  async function close() {
    const known = (value: unknown) => (typeof value === 'boolean' ? value : undefined);
    const body = { p_speaker: speaker, p_edition: edition };
    setAddress(undefined);
    const answer = await ask('close_speaker_page', body, known);
    setFailure(answer.ok ? undefined : answer.failure);
    if (answer.ok) notify({ title: t('link.ended') });
    await load();
  }

  return (
    <section className={classes.panel} aria-labelledby="speaker-link">
      <h2 id="speaker-link">{t('link.title')}</h2>
      <p className={classes.lead}>{t('link.lead')}</p>
      <p>
        <PlaceLink to="admin_mail" search={{ view: 'addresses', find: nameOf('speaker', speaker) }}>
          {t('link.mail')}
        </PlaceLink>
      </p>
      {wrong && <p role="alert">{failureMessage(wrong)}</p>}
      {link && !address && (
        <p>
          {t('link.until', { day: day(link.expires_at) })}{' '}
          {link.opened_at
            ? t('link.opened_on', { day: day(link.opened_at) })
            : t('link.unopened_yet')}
        </p>
      )}
      {over && !address && <p>{t('link.over', { day: day(over.expires_at) })}</p>}
      <div className={classes.tools}>
        <SelectField
          label={t('link.lasts')}
          value={String(days)}
          choices={lasting.map((count) => ({
            value: String(count),
            label: t('link.days', { count }),
          }))}
          onChange={(value) => setDays(Number(value))}
        />
        <Button loading={busy} onClick={() => void open()}>
          {t(link ? 'link.replace' : 'link.make')}
        </Button>
        {link && (
          <Button variant="default" onClick={() => void close()}>
            {t('link.end')}
          </Button>
        )}
      </div>
      {address && (
        <div role="status" className={classes.made}>
          <p>{t('link.made')}</p>
          <p className={classes.address}>
            <bdi dir="ltr">{address}</bdi>
          </p>
          <CopyButton text={address} label={t('link.copy')} done={t('link.copied')} />
        </div>
      )}
      {details && (
        <>
          <h3>{t('coming.title')}</h3>
          <DetailsList details={details} />
        </>
      )}
    </section>
  );
}
