import { useTranslation } from 'react-i18next';
import { useOutboxEntries, useUploads } from '#replica/read.ts';
import { useFocusBack } from '#ui/focus.ts';
import { oncePerItem } from '#ui/same-press.ts';
import { SideDrawer } from '#ui/side-drawer.tsx';
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

function Changes() {
  const { t } = useTranslation('admin');
  const { waiting, refused } = useUploads();
  const entries = useOutboxEntries().filter(({ outcome }) => outcome.status !== 'applied');
  // What opens this goes once all is sent.
  useFocusBack();
  return (
    <>
      <UploadList />
      {entries.length + waiting.length + refused.length === 0 ? (
        <p>{t('sync.none')}</p>
      ) : (
        <ul ref={oncePerItem} className={classes.list}>
          {entries.map((entry) => (
            <OutboxItem key={entry.operation.op} entry={entry} />
          ))}
        </ul>
      )}
    </>
  );
}
