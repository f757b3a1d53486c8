import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReplica } from '#replica/read.ts';
import type { Failure } from '#shared/failure.ts';
import { notify } from '#ui/notifications/notifications.ts';
import { useAccountMessages } from '../use-account-messages.ts';

/** Has the server change somebody's access and says how that ended; resolves with whether it did. */
export function useAccessChange() {
  const { t } = useTranslation('admin');
  const { ask } = useReplica();
  const inWords = useAccountMessages();
  const [busy, setBusy] = useState(false);

  async function change(
    name: 'set_rights' | 'demote_administrator',
    body: Readonly<Record<string, unknown>>,
    said: { readonly done: string; readonly failed: string },
  ): Promise<boolean> {
    setBusy(true);
    const answer = await ask(name, body, (value) =>
      typeof value === 'string' ? value : undefined,
    );
    setBusy(false);
    // Who has no access any more cannot be given other rights, and needs none taken away.
    const gone = name === 'set_rights' && answer.ok && answer.value === 'unknown';
    const done = answer.ok && !gone && answer.value !== 'self';
    if (done) notify({ title: said.done });
    else {
      const failure: Failure = answer.ok ? { code: 'denied' } : answer.failure;
      const description = gone ? t('sync.gone') : inWords(failure);
      notify({ variant: 'destructive', title: said.failed, description });
    }
    return done;
  }

  return { busy, change };
}
