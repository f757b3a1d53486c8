import { Button, Group, Text } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveAdmin } from '#device/admin-files.ts';
import { useReplica } from '#replica/read.ts';
import type { SignOutScope } from '#replica/session/session.ts';
import { addressOf } from '#shared/addresses.ts';
import { Dialog } from '#ui/dialog.tsx';
import { notify } from '#ui/notifications/notifications.ts';
import { hasDrafts } from '../forms/draft-storage.ts';
import { useAccountMessages } from './use-account-messages.ts';

/**
 * Signs out, everywhere or on this device only, asking first while changes of theirs on this device
 * are unsaved or unsent.
 */
export function SignOut({ onStay }: { onStay: () => void }) {
  const { t } = useTranslation(['admin', 'admin-account']);
  const { session } = useReplica();
  const { history } = useRouter();
  const inWords = useAccountMessages();
  const [scope, setScope] = useState<SignOutScope>('global');
  const [unsent, setUnsent] = useState(false);

  async function leave(where: SignOutScope, discard = false) {
    setScope(where);
    const writer = session.state.getState().user?.id ?? '';
    if (!discard && hasDrafts(writer)) {
      setUnsent(true);
      return;
    }
    const answer = await session.signOut({ discard, scope: where }).catch(() => undefined);
    if (!answer) {
      // The device has let go of nothing yet.
      const description = inWords({ code: 'offline' });
      notify({ variant: 'destructive', title: t('admin-account:sign_out_failed'), description });
      return;
    }
    if (!answer.ok && answer.failure.code === 'conflict') {
      setUnsent(true);
      return;
    }
    void leaveAdmin();
    if (answer.ok) notify({ title: t('login.signed_out') });
    else {
      // The device has let go of the session all the same.
      const description = t('admin-account:signed_out_here');
      notify({ variant: 'destructive', title: t('admin-account:sign_out_failed'), description });
    }
    history.push(addressOf('admin_login'));
  }

  if (!unsent) {
    return (
      <Dialog onClose={onStay} title={t('login.sign_out')} size="lg" centered>
        <Text mb="md">{t('admin-account:leaving.text')}</Text>
        <Group justify="end">
          <Button variant="default" onClick={() => void leave('local')}>
            {t('admin-account:leaving.here')}
          </Button>
          <Button data-autofocus onClick={() => void leave('global')}>
            {t('admin-account:leaving.everywhere')}
          </Button>
        </Group>
      </Dialog>
    );
  }
  return (
    <Dialog onClose={onStay} title={t('login.unsent_title')} centered>
      <Text mb="md">{t('login.unsent')}</Text>
      <Group justify="end">
        <Button variant="default" onClick={onStay}>
          {t('remove.cancel')}
        </Button>
        <Button color="red" onClick={() => void leave(scope, true)}>
          {t('login.discard')}
        </Button>
      </Group>
    </Dialog>
  );
}
