import { Badge, Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useReplica, useUploads } from '#replica/read.ts';
import { Picture } from '#ui/picture.tsx';
import { oncePerItem } from '#ui/same-press.ts';
import classes from './outbox.module.css';

/** The pictures of this device that the server does not have yet. */
export function UploadList() {
  const { t } = useTranslation(['admin-media', 'admin']);
  const { uploads } = useReplica();
  const { waiting, refused } = useUploads();
  return (
    <ul ref={oncePerItem} className={classes.list}>
      {[...refused, ...waiting].map(({ path, refusal }) => (
        <li key={path} className={classes.item}>
          <div className={classes.head}>
            <Picture image={path} alt={t('upload.picture')} small className={classes.thumb} />
            <Badge color={refusal === undefined ? 'gold' : 'red'} variant="light">
              {t(refusal === undefined ? 'upload.waiting' : 'upload.refused')}
            </Badge>
          </div>
          {refusal !== undefined && (
            <Group gap="xs">
              <Button onClick={() => void uploads.retry(path)}>{t('admin:sync.retry')}</Button>
              <Button variant="default" onClick={() => void uploads.discard(path)}>
                {t('admin:sync.discard')}
              </Button>
            </Group>
          )}
        </li>
      ))}
    </ul>
  );
}
