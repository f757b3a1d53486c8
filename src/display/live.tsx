import { IconBroadcast, IconEye } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { useSyncStatus } from '#replica/read.ts';
import { useLiveViewers } from '#replica/viewers/read.ts';
import classes from './head.module.css';

/** Says that the stream is live, and how many watch it as far as that is known. */
export function Live() {
  const { t } = useTranslation('display');
  const format = useFormat();
  const { online } = useSyncStatus();
  const viewers = useLiveViewers();
  return (
    <p className={classes.live}>
      <IconBroadcast aria-hidden stroke={2} />
      {t('live')}
      {online && viewers ? (
        <span className={classes.viewers}>
          <IconEye aria-hidden stroke={2} />
          {format.number(viewers)}
        </span>
      ) : null}
    </p>
  );
}
