import { useTranslation } from 'react-i18next';
import type { Unreadable } from '#exchange/read-schedule.ts';
import { useFormat } from '#i18n/format.ts';
import classes from './exchange.module.css';

/** Why nothing of a file can be read: what it is, where it ends, and which formats are known. */
export function UnreadableFile({ reason }: { reason: Unreadable }) {
  const { t } = useTranslation('admin-exchange');
  const format = useFormat();
  const line = 'line' in reason ? format.number(reason.line) : '';
  return (
    <div role="alert" className={classes.wrong}>
      <p>{t(`schedule.${reason.code}`, { line })}</p>
      {reason.code === 'not_recognised' && (
        <p>
          {t(`looks.${reason.looks.as}`, { detail: reason.looks.detail ?? '' })}{' '}
          {t('schedule.known')}
        </p>
      )}
    </div>
  );
}
