import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { useOutboxEntries, useReplica, useUploads } from '#replica/read.ts';
import { useFocusBack } from '#ui/focus.ts';
import { oncePerItem } from '#ui/same-press.ts';
import { SideDrawer } from '#ui/side-drawer.tsx';
import { useGradual } from '#ui/use-gradual.ts';
import { DiscardAll } from './discard-all.tsx';
import classes from './outbox.module.css';
import { OutboxItem } from './outbox-item.tsx';
import { UploadList } from './upload-list.tsx';

/** Every change of this device that the server has not taken yet, or has turned down. */
export function OutboxDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="34rem"
      title={t('sync.title')}
    >
      <Changes />
    </SideDrawer>
  );
}

/** What the drawer lists. */
export function Changes() {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { outbox } = useReplica();
  const { waiting, refused } = useUploads();
  const entries = useOutboxEntries().filter(({ outcome }) => outcome.status !== 'applied');
  const refusedOps = entries.flatMap(({ operation, outcome }) =>
    outcome.status === 'refused' ? [operation.op] : [],
  );
  const { shown, endRef } = useGradual(entries, { first: 20, step: 40, eager: 100 });
  // What opens this goes once all is sent.
  useFocusBack();
  return (
    <>
      <UploadList />
      {entries.length + waiting.length + refused.length === 0 ? (
        <p>{t('sync.none')}</p>
      ) : (
        <>
          {refusedOps.length > 1 && (
            <Group gap="xs" mb="md">
              <Button onClick={() => void outbox.retry(...refusedOps)}>
                {t('sync.retry_all', { number: format.number(refusedOps.length) })}
              </Button>
              <DiscardAll ops={refusedOps} />
            </Group>
          )}
          <ul ref={oncePerItem} className={classes.list}>
            {entries.slice(0, shown).map((entry) => (
              <OutboxItem key={entry.operation.op} entry={entry} />
            ))}
            <li ref={endRef} aria-hidden />
          </ul>
        </>
      )}
    </>
  );
}
