import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReplica } from '#replica/read.ts';
import { notify } from '#ui/notifications/notifications.ts';
import { useAccountMessages } from '../use-account-messages.ts';
import type { ListedAdministrator } from './use-administrators.ts';
import { type Truth, useLook } from './use-look.ts';

/** Has the server change somebody's access and says how that ended, as it resolves. */
export function useAccessChange() {
  const { t } = useTranslation('admin');
  const { ask } = useReplica();
  const inWords = useAccountMessages();
  const look = useLook();
  const [busy, setBusy] = useState(false);

  async function ended(
    name: 'set_rights' | 'demote_administrator',
    body: Readonly<Record<string, unknown>>,
    failed: string,
    isDone: (list: readonly ListedAdministrator[]) => boolean,
  ): Promise<Truth> {
    const answer = await ask(name, body, (value) =>
      typeof value === 'string' ? value : undefined,
    );
    if (!answer.ok) return look(answer.failure, failed, isDone);
    // Who has no access any more cannot be given other rights, and needs none taken away.
    const gone = name === 'set_rights' && answer.value === 'unknown';
    if (!gone && answer.value !== 'self') return 'done';
    const description = gone ? t('sync.gone') : inWords({ code: 'denied' });
    notify({ variant: 'destructive', title: failed, description });
    return 'failed';
  }

  async function change(
    name: 'set_rights' | 'demote_administrator',
    body: Readonly<Record<string, unknown>>,
    said: { readonly done: string; readonly failed: string },
    isDone: (list: readonly ListedAdministrator[]) => boolean,
  ): Promise<Truth> {
    setBusy(true);
    const truth = await ended(name, body, said.failed, isDone);
    setBusy(false);
    if (truth === 'done') notify({ title: said.done });
    return truth;
  }

  return { busy, change };
}
