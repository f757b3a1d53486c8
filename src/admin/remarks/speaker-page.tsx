import { Button, Select } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { useContent, useReplica } from '#replica/read.ts';
import { addressOf } from '#shared/addresses.ts';
import type { Failure } from '#shared/failure.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { useLocalize } from '#ui/localized-text.tsx';
import { notify } from '#ui/notifications/notifications.ts';
import { useFailureMessage } from '../kinds/use-failure-message.ts';
import { readPageCode } from './feedback.ts';
import classes from './remarks.module.css';

/** Opens and closes the private page on which a speaker reads how their sessions were found. */
export function SpeakerPage() {
  const { t } = useTranslation('admin-remarks');
  const format = useFormat();
  const localize = useLocalize();
  const failureMessage = useFailureMessage();
  const { ask } = useReplica();
  const speakers = useContent('speaker');
  // The chooser forgets what is being typed when it is given other choices.
  const names = useMemo(
    () =>
      [...speakers.values()]
        .map(({ id, name }) => ({ value: id, label: localize(name) }))
        .sort((a, b) => format.compare(a.label, b.label)),
    [speakers, localize, format],
  );
  const [speaker, setSpeaker] = useState<string | null>(null);
  const [address, setAddress] = useState<string>();
  const [failure, setFailure] = useState<Failure>();

  async function open() {
    const answer = await ask('open_feedback_page', { p_speaker: speaker }, readPageCode);
    if (!answer.ok) return setFailure(answer.failure);
    const { code } = answer.value;
    setFailure(code ? undefined : { code: 'not_found' });
    setAddress(code ? `${location.origin}${addressOf('feedback_page')}#${code}` : undefined);
  }

  async function close() {
    const known = (value: unknown) => (typeof value === 'boolean' ? value : undefined);
    const answer = await ask('close_feedback_page', { p_speaker: speaker }, known);
    if (!answer.ok) return setFailure(answer.failure);
    setFailure(undefined);
    setAddress(undefined);
    notify({ title: t(answer.value ? 'link.ended' : 'link.there_was_none') });
  }

  return (
    <section className={classes.session} aria-labelledby="link-title">
      <h2 id="link-title">{t('link.title')}</h2>
      <p>{t('link.lead')}</p>
      {failure && <p role="alert">{failureMessage(failure)}</p>}
      <div className={classes.tools}>
        <Select
          label={t('link.speaker')}
          data={names}
          value={speaker}
          searchable
          onChange={(chosen) => {
            setSpeaker(chosen);
            setAddress(undefined);
          }}
        />
        <Button disabled={!speaker} onClick={() => void open()}>
          {t('link.make')}
        </Button>
        <Button variant="default" disabled={!speaker} onClick={() => void close()}>
          {t('link.end')}
        </Button>
      </div>
      {address && (
        <div role="status">
          <p>{t('link.made')}</p>
          <p className={classes.address}>
            <bdi>{address}</bdi>
          </p>
          <CopyButton text={address} label={t('link.copy')} done={t('link.copied')} />
        </div>
      )}
    </section>
  );
}
