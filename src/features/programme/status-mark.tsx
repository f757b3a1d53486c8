import type { Session } from '#domain/programme.ts';
import { countText, statusOf } from '#domain/status.ts';
import type { RowTexts } from './row-texts.ts';
import classes from './status-mark.module.css';

/** Cancelled, on now with the minutes left, soon, or over, in words; nothing when far ahead. */
export function StatusMark({
  session,
  at,
  texts: { t },
  quiet = false,
}: {
  session: Session;
  at: number;
  texts: RowTexts;
  /** Say only what stands out: on now and cancelled. */
  quiet?: boolean;
}) {
  const status = statusOf(session, at, !quiet);
  const { cancelled, moment } = status;
  if (cancelled) {
    return (
      <strong className={classes.mark} data-state="cancelled">
        {t('programme:cancelled')}
      </strong>
    );
  }
  const counted = countText(status, t);
  if (moment === 'on') {
    return (
      <strong className={classes.mark} data-state="on">
        {t('programme:on_now')}
        {counted && <span className={classes.left}>{counted}</span>}
      </strong>
    );
  }
  if (quiet) return null;
  if (moment === 'over') return <span className={classes.mark}>{t('programme:over')}</span>;
  return counted ? (
    <span className={classes.mark} data-state="soon">
      {t('programme:starts', { when: counted })}
    </span>
  ) : null;
}
