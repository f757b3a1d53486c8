import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReplica } from '#replica/read.ts';
import { isRecord } from '#shared/record.ts';
import { notify } from '#ui/notifications/notifications.ts';
import { useOwnValidity } from '../own-validity.ts';
import classes from './administrators.module.css';
import { isWhole, looksOn, RightsInput } from './rights-input.tsx';
import { isAwaited, isOf, type ListedAdministrator } from './use-administrators.ts';
import { useLook } from './use-look.ts';

const results = ['added', 'invited', 'already'] as const;

/** Opens the back office to somebody by their e-mail address, with the rights chosen. */
export function Invitation({
  known,
  onInvited,
}: {
  known: readonly ListedAdministrator[] | undefined;
  onInvited: () => void;
}) {
  const { t } = useTranslation(['admin-account', 'admin']);
  const { invoke } = useReplica();
  const look = useLook();
  const validity = useOwnValidity();
  const [busy, setBusy] = useState(false);
  const [rights, setRights] = useState(looksOn);

  async function invite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '').trim();
    setBusy(true);
    const result = await resultOf(email);
    setBusy(false);
    if (result === 'failed') return;
    onInvited();
    // What nobody knows of may have to be asked for again.
    if (result === 'unsure') return;
    form.reset();
    setRights(looksOn);
    // Nothing was sent to who was invited before and may have lost the mail.
    const waits = result === 'already' && isAwaited(known ?? [], email);
    notify({
      title: t(`invite.${result}`, { email }),
      ...(waits && { description: t('invite.not_joined'), duration: 20_000 }),
    });
  }

  async function resultOf(email: string) {
    const answer = await invoke('administrators', { email, ...rights }, readResult);
    if (answer.ok) return answer.value;
    const isThem = isOf(email);
    const found: ListedAdministrator[] = [];
    const truth = await look(answer.failure, t('invite.failed'), (list) => {
      found.push(...list.filter(isThem));
      return found.length > 0;
    });
    if (truth !== 'done') return truth;
    if (known?.some(isThem)) return 'already';
    return found[0]?.joined ? 'added' : 'invited';
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
