import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '#shared/isolated.ts';
import { Dialog } from '#ui/dialog.tsx';
import { isWhole, RightsInput, sameRights } from './rights-input.tsx';
import { useAccessChange } from './use-access-change.ts';
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
  const { busy, change } = useAccessChange();
  const [rights, setRights] = useState(before);

  async function save() {
    const { roles, languages, halls } = rights;
    const body = { p_user: id, p_roles: roles, p_languages: languages, p_halls: halls };
    const said = { done: t('rights.changed', { email }), failed: t('rights.failed') };
    const isGiven = (list: readonly ListedAdministrator[]) =>
      list.some((one) => one.id === id && sameRights(one.rights, rights));
    if ((await change('set_rights', body, said, isGiven)) !== 'failed') onDone();
  }

  return (
    <Dialog onClose={onClose} title={t('rights.of', { email: isolated(email) })} centered>
      <RightsInput value={rights} onChange={setRights} />
      <Group justify="end" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('admin:remove.cancel')}
        </Button>
        <Button loading={busy} disabled={!isWhole(rights)} onClick={() => void save()}>
          {t('admin:form.save')}
        </Button>
      </Group>
    </Dialog>
  );
}
