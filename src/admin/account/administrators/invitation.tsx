import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReplica } from '#replica/read.ts';
import { isRecord } from '#shared/record.ts';
import { notify } from '#ui/notifications/notifications.ts';
import { useAccountMessages } from '../use-account-messages.ts';
import classes from './administrators.module.css';

const results = ['added', 'invited', 'already'] as const;

/** Makes somebody an administrator by their e-mail address. */
export function Invitation({ onInvited }: { onInvited: () => void }) {
  const { t } = useTranslation(['admin-account', 'admin']);
  const { invoke } = useReplica();
  const inWords = useAccountMessages();
  const [busy, setBusy] = useState(false);

  async function invite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '').trim();
    setBusy(true);
    const answer = await invoke('administrators', { email }, readResult);
    setBusy(false);
    if (!answer.ok) {
      const description = inWords(answer.failure);
      notify({ variant: 'destructive', title: t('invite.failed'), description });
      return;
    }
    form.reset();
    notify({ title: t(`invite.${answer.value}`, { email }) });
    onInvited();
  }

  return (
    <form className={classes.panel} onSubmit={(event) => void invite(event)}>
      <h2>{t('invite.title')}</h2>
      <p>{t('invite.lead')}</p>
      <div className={classes.row}>
        <TextInput
          name="email"
          type="email"
          label={t('admin:login.email')}
          autoComplete="off"
          dir="ltr"
          required
        />
        <Button type="submit" loading={busy}>
          {t('invite.submit')}
        </Button>
      </div>
    </form>
  );
}

function readResult(value: unknown): (typeof results)[number] | undefined {
  return isRecord(value) ? results.find((result) => result === value.result) : undefined;
}
