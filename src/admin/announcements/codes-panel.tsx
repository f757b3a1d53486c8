import { Alert, Badge, Button, Group, Select, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { useReplica } from '#replica/read.ts';
import type { Failure } from '#shared/failure.ts';
import { venueClock } from '#shared/time.ts';
import { Dialog } from '#ui/dialog.tsx';
import { notify } from '#ui/notifications/notifications.ts';
import type { CodedAudience } from '#visitor/join-audience.ts';
import { focusFirstIssue } from '../forms/focus-first-issue.ts';
import { NoticeLine } from '../forms/notice-line.tsx';
import { useChoiceLabels, useIssueMessages } from '../kinds/entity-labels.ts';
import { useFailureMessage } from '../kinds/use-failure-message.ts';
import { useServer } from '../kinds/use-server.ts';
import classes from './announcements.module.css';
import { type Code, type MadeCode, readCodes, readMadeCode } from './codes.ts';
import { MadeCodeNote } from './made-code.tsx';

/** The longest label that the server takes. */
const longest = 200;

/** The joining codes of speakers and staff: made, listed, revoked. The server alone knows them. */
export function CodesPanel() {
  const { t } = useTranslation('admin-content');
  const { ask } = useReplica();
  const failureMessage = useFailureMessage();
  const { value: codes, failure: unread, load } = useServer('list_audience_codes', {}, readCodes);
  const [made, setMade] = useState<MadeCode>();
  const [failure, setFailure] = useState<Failure>();
  const [revoking, setRevoking] = useState<Code>();
  const wrong = failure ?? unread;

  async function make(audience: CodedAudience, label: string): Promise<boolean> {
    const body = { p_audience: audience, p_label: label };
    const answer = await ask('make_audience_code', body, readMadeCode);
    setFailure(answer.ok ? undefined : answer.failure);
    if (answer.ok) setMade(answer.value);
    // Also one whose answer was lost is there: nobody has seen it, and it is to be revoked.
    await load();
    return answer.ok;
  }

  async function revoke({ id }: Code) {
    setRevoking(undefined);
    const answer = await ask('revoke_audience_code', { p_id: id }, (value) => value === true);
    setFailure(answer.ok ? undefined : answer.failure);
    if (answer.ok) {
      if (made?.id === id) setMade(undefined);
      notify({ title: t('codes.revoked') });
    }
    await load();
  }

  return (
    <section className={classes.codes} aria-labelledby="codes-title">
      <h2 id="codes-title">{t('codes.title')}</h2>
      <p>{t('codes.lead')}</p>
      {wrong && (
        <Alert color="red" role="alert">
          <NoticeLine
            button={t('network.retry')}
            onPress={() => {
              setFailure(undefined);
              void load();
            }}
          >
            {failureMessage(wrong)}
          </NoticeLine>
        </Alert>
      )}
      <NewCode onMake={make} />
      {made && <MadeCodeNote made={made} />}
      {codes?.length === 0 && <p>{t('codes.none')}</p>}
      <ul>
        {codes?.map((code) => (
          <CodeItem key={code.id} code={code} onRevoke={() => setRevoking(code)} />
        ))}
      </ul>
      {revoking && (
        <Dialog
          centered
          onClose={() => setRevoking(undefined)}
          title={t('codes.revoke_one', { name: revoking.label })}
        >
          <Text mb="md">{t('codes.revoke_text')}</Text>
          <Group justify="end">
            <Button variant="default" onClick={() => setRevoking(undefined)} data-autofocus>
              {t('codes.keep')}
            </Button>
            <Button color="red" onClick={() => void revoke(revoking)}>
              {t('codes.revoke')}
            </Button>
          </Group>
        </Dialog>
      )}
    </section>
  );
}

function NewCode({
  onMake,
}: {
  onMake: (audience: CodedAudience, label: string) => Promise<boolean>;
}) {
  const { t } = useTranslation('admin-content');
  const choice = useChoiceLabels();
  const issueMessage = useIssueMessages();
  const [audience, setAudience] = useState<CodedAudience>('staff');
  const [label, setLabel] = useState('');
  const [issue, setIssue] = useState<'required' | 'too_long'>();
  const [busy, setBusy] = useState(false);
  async function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = label.trim();
    const wrong = text === '' ? 'required' : text.length > longest ? 'too_long' : undefined;
    setIssue(wrong);
    if (wrong) return focusFirstIssue(event.currentTarget);
    setBusy(true);
    if (await onMake(audience, text)) setLabel('');
    setBusy(false);
  }
  return (
    <form className={classes.make} noValidate onSubmit={(event) => void make(event)}>
      <Select
        label={t('codes.audience')}
        data={(['staff', 'speakers'] as const).map((value) => ({
          value,
          label: choice('announcement', 'recipients', value),
        }))}
        value={audience}
        allowDeselect={false}
        onChange={(value) => setAudience(value === 'speakers' ? value : 'staff')}
      />
      <TextInput
        label={t('codes.label')}
        placeholder={t('codes.label_hint')}
        required
        error={issue && issueMessage(issue)}
        value={label}
        onChange={(event) => {
          setIssue(undefined);
          setLabel(event.currentTarget.value);
        }}
      />
      <Button type="submit" loading={busy}>
        {t('codes.make')}
      </Button>
    </form>
  );
}

function CodeItem({ code, onRevoke }: { code: Code; onRevoke: () => void }) {
  const { t } = useTranslation('admin-content');
  const format = useFormat();
  const choice = useChoiceLabels();
  const day = (at: string) => format.date(venueClock(Date.parse(at)).date);
  const { audience, label, created_at, revoked_at } = code;
  return (
    <li data-revoked={revoked_at ? true : undefined}>
      <span>
        <strong>{label}</strong>{' '}
        <Badge color={revoked_at ? 'gray' : 'house'}>
          {choice('announcement', 'recipients', audience)}
        </Badge>
        <br />
        <small>
          {revoked_at
            ? t('codes.revoked_on', { when: day(revoked_at) })
            : t('codes.made_on', { when: day(created_at) })}
        </small>
      </span>
      {!revoked_at && (
        <Button
          variant="subtle"
          color="red"
          aria-label={t('codes.revoke_one', { name: label })}
          onClick={onRevoke}
        >
          {t('codes.revoke')}
        </Button>
      )}
    </li>
  );
}
