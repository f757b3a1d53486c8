import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { useSession } from '#replica/read.ts';
import { Dialog } from '#ui/dialog.tsx';
import classes from './administrators.module.css';
import { ChangeRights } from './change-rights.tsx';
import { useAccessChange } from './use-access-change.ts';
import type { ListedAdministrator } from './use-administrators.ts';
import { useRightsText } from './use-rights-text.ts';

/** Everybody of the back office; others than oneself are given other rights, or none after a question. */
export function AdministratorList({
  list,
  onChange,
}: {
  list: readonly ListedAdministrator[];
  onChange: () => void;
}) {
  const { t } = useTranslation('admin-account');
  const format = useFormat();
  const inWords = useRightsText();
  const { user } = useSession();
  const [leaving, setLeaving] = useState<ListedAdministrator>();
  const [changing, setChanging] = useState<ListedAdministrator>();
  return (
    <>
      <ul className={classes.list}>
        {list.map((one) => (
          <li key={one.id} className={classes.person}>
            <div className={classes.who}>
              <bdi>{one.email}</bdi>
              <span>{inWords(one.rights)}</span>
              <span className={classes.facts}>
                <span>
                  {t('administrators.since', { date: format.date(one.since.slice(0, 10)) })}
                </span>
                {one.id === user?.id && <strong>{t('administrators.you')}</strong>}
                {!one.joined && <span>{t('administrators.not_joined')}</span>}
                {one.second_factor && <span>{t('administrators.second_factor')}</span>}
              </span>
            </div>
            {one.id !== user?.id && (
              <Group gap="xs">
                <Button
                  variant="default"
                  aria-label={t('rights.change_one', { email: one.email })}
                  onClick={() => setChanging(one)}
                >
                  {t('rights.change')}
                </Button>
                <Button
                  variant="default"
                  aria-label={t('administrators.demote_one', { email: one.email })}
                  onClick={() => setLeaving(one)}
                >
                  {t('administrators.demote')}
                </Button>
              </Group>
            )}
          </li>
        ))}
      </ul>
      {changing && (
        <ChangeRights
          who={changing}
          onClose={() => setChanging(undefined)}
          onDone={() => {
            setChanging(undefined);
            onChange();
          }}
        />
      )}
      {leaving && (
        <Demotion
          who={leaving}
          onClose={() => setLeaving(undefined)}
          onDone={() => {
            setLeaving(undefined);
            onChange();
          }}
        />
      )}
    </>
  );
}

function Demotion({
  who: { id, email },
  onClose,
  onDone,
}: {
  who: ListedAdministrator;
  onClose: () => void;
  onDone: () => void;
}) {
  const { t } = useTranslation(['admin-account', 'admin']);
  const { busy, change } = useAccessChange();

  async function demote() {
    const said = {
      done: t('administrators.demoted', { email }),
      failed: t('administrators.demote_failed'),
    };
    const isOut = (list: readonly ListedAdministrator[]) => !list.some((one) => one.id === id);
    if ((await change('demote_administrator', { p_user: id }, said, isOut)) !== 'failed') onDone();
  }

  return (
    <Dialog onClose={onClose} title={t('administrators.demote_title')} centered>
      <Text mb="md">{t('administrators.demote_text', { email })}</Text>
      <Group justify="end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('admin:remove.cancel')}
        </Button>
        <Button color="red" loading={busy} onClick={() => void demote()}>
          {t('administrators.demote')}
        </Button>
      </Group>
    </Dialog>
  );
}
