import { useTranslation } from 'react-i18next';
import { isLasting, type Notice } from '#replica/content/status.ts';
import { useReplica } from '#replica/read.ts';
import classes from './status-notice.module.css';

/** What the reader is to be told once, and a way to say that it has been read where it can go then. */
export function StatusNotice({ notice }: { notice: Notice }) {
  const { t } = useTranslation();
  const { dismissNotice } = useReplica();
  return (
    <span>
      {t(`status.notice.${notice}`)}
      {!isLasting(notice) && (
        <>
          {' '}
          <button type="button" className={classes.seen} onClick={dismissNotice}>
            {t('status.notice_seen')}
          </button>
        </>
      )}
    </span>
  );
}
