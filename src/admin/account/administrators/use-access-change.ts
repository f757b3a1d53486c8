import { useState } from 'react';
import { useReplica } from '#replica/read.ts';
import { notify } from '#ui/notifications/notifications.ts';
import { useAccountMessages } from '../use-account-messages.ts';

/** Has the server change somebody's access and says how that ended; resolves with whether it did. */
export function useAccessChange() {
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
    if (answer.ok) notify({ title: said.done });
    else {
      const description = inWords(answer.failure);
      notify({ variant: 'destructive', title: said.failed, description });
    }
    return answer.ok;
  }

  return { busy, change };
}
