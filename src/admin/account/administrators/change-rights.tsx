import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReplica } from '#replica/read.ts';
import { Dialog } from '#ui/dialog.tsx';
import { notify } from '#ui/notifications/notifications.ts';
import { useAccountMessages } from '../use-account-messages.ts';
import { isWhole, RightsInput } from './rights-input.tsx';
import type { ListedAdministrator } from './use-administrators.ts';

/** What somebody else may write, from their next request on. */
export function ChangeRights({
  who: { id, email, rights: before },
  onClose,
  onDone,
}: {
  who: ListedAdministrator;
  onClose: () => void;
  onDone: () => void;
}) {
  const { t } = useTranslation(['admin-account', 'admin']);
  const { ask } = useReplica();
  const inWords = useAccountMessages();
  const [rights, setRights] = useState(before);
  const [busy, setBusy] = useState(false);

  async function change() {
    setBusy(true);
    const { roles, languages, halls } = rights;
    const body = { p_user: id, p_roles: roles, p_languages: languages, p_halls: halls };
    const answer = await ask('set_rights', body, (value) =>
      typeof value === 'string' ? value : undefined,
    );
    setBusy(false);
    if (answer.ok) {
      notify({ title: t('rights.changed', { email }) });
      onDone();
      return;
    }
    const description = inWords(answer.failure);
    notify({ variant: 'destructive', title: t('rights.failed'), description });
  }

  return (
    <Dialog onClose={onClose} title={t('rights.of', { email: `\u2068${email}\u2069` })} centered>
      <RightsInput value={rights} onChange={setRights} />
      <Group justify="end" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('admin:remove.cancel')}
        </Button>
        <Button loading={busy} disabled={!isWhole(rights)} onClick={() => void change()}>
          {t('admin:form.save')}
        </Button>
      </Group>
    </Dialog>
  );
}
