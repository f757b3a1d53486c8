import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReplica } from '#replica/read.ts';
import { isRecord } from '#shared/record.ts';
import { notify } from '#ui/notifications/notifications.ts';
import { useOwnValidity } from '../own-validity.ts';
import { useAccountMessages } from '../use-account-messages.ts';
import classes from './administrators.module.css';
import { isWhole, looksOn, RightsInput } from './rights-input.tsx';

const results = ['added', 'invited', 'already'] as const;

/** Opens the back office to somebody by their e-mail address, with the rights chosen. */
export function Invitation({ onInvited }: { onInvited: () => void }) {
  const { t } = useTranslation(['admin-account', 'admin']);
  const { invoke } = useReplica();
  const inWords = useAccountMessages();
  const validity = useOwnValidity();
  const [busy, setBusy] = useState(false);
  const [rights, setRights] = useState(looksOn);

  async function invite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '').trim();
    setBusy(true);
    const answer = await invoke('administrators', { email, ...rights }, readResult);
    setBusy(false);
    if (!answer.ok) {
      const description = inWords(answer.failure);
      notify({ variant: 'destructive', title: t('invite.failed'), description });
      return;
    }
    form.reset();
    setRights(looksOn);
    notify({ title: t(`invite.${answer.value}`, { email }) });
    onInvited();
  }

  return (
    <form className={classes.panel} {...validity} onSubmit={(event) => void invite(event)}>
      <h2>{t('invite.title')}</h2>
      <p>{t('invite.lead')}</p>
      <TextInput
        name="email"
        type="email"
        label={t('admin:login.email')}
        autoComplete="off"
        dir="ltr"
        required
      />
      <RightsInput value={rights} onChange={setRights} />
      <Button
        type="submit"
        loading={busy}
        disabled={!isWhole(rights)}
        style={{ justifySelf: 'start' }}
      >
        {t('invite.submit')}
      </Button>
    </form>
  );
}

function readResult(value: unknown): (typeof results)[number] | undefined {
  return isRecord(value) ? results.find((result) => result === value.result) : undefined;
}
