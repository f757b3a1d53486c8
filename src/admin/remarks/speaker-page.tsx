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
import { readPageCode } from '../answers/answers.ts';
import { useFailureMessage } from '../kinds/use-failure-message.ts';
import classes from './remarks.module.css';

/** Opens and closes the private page on which a speaker reads how their sessions were found. */
export function SpeakerPage() {
  const { t } = useTranslation(['admin-remarks', 'admin']);
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
  const [made, setMade] = useState<{ readonly of: string; readonly address: string }>();
  const [failure, setFailure] = useState<Failure>();
  // Of two codes the later one counts, whichever answer comes last.
  const [busy, setBusy] = useState(false);

  /** The address before may lead nowhere once another is asked for, whether the answer arrives or not. */
  const forget = (of: string) => setMade((held) => (held?.of === of ? undefined : held));

  async function open(of: string) {
    forget(of);
    setBusy(true);
    const answer = await ask('open_feedback_page', { p_speaker: of }, readPageCode);
    setBusy(false);
    if (!answer.ok) return setFailure(answer.failure);
    const { code } = answer.value;
    setFailure(code ? undefined : { code: 'not_found' });
    const page = `${location.origin}${addressOf('feedback_page')}`;
    if (code) setMade({ of, address: `${page}#${code}` });
  }

  async function close(of: string) {
    const known = (value: unknown) => (typeof value === 'boolean' ? value : undefined);
    forget(of);
    const answer = await ask('close_feedback_page', { p_speaker: of }, known);
    if (!answer.ok) return setFailure(answer.failure);
    setFailure(undefined);
    notify({ title: t(answer.value ? 'link.ended' : 'link.there_was_none') });
  }

  const address = made?.of === speaker ? made?.address : undefined;
  return (
    <section className={classes.session} aria-labelledby="link-title">
      <h2 id="link-title">{t('link.title')}</h2>
      <p>{t('link.lead')}</p>
      {failure && <p role="alert">{failureMessage(failure)}</p>}
      <div className={classes.tools}>
        <Select
          label={t('link.speaker')}
          placeholder={t('admin:form.choose')}
          data={names}
          value={speaker}
          searchable
          onChange={setSpeaker}
        />
        <Button loading={busy} disabled={!speaker} onClick={() => speaker && void open(speaker)}>
          {t('link.make')}
        </Button>
        <Button
          variant="default"
          disabled={!speaker}
          onClick={() => speaker && void close(speaker)}
        >
          {t('link.end')}
        </Button>
      </div>
      {/* An answer may come once another speaker is chosen, who is not to have the address of this one. */}
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
