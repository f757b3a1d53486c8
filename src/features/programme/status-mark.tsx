import { minutesUntil, momentOf } from './moment.ts';
import type { Session } from './programme.ts';
import type { RowWords } from './row-words.ts';
import classes from './status-mark.module.css';

/** Minutes up to which a wait or a rest is worth counting down. */
const countdown = 90;

/** Cancelled, on now with the minutes left, soon, or over, in words; nothing when far ahead. */
export function StatusMark({
  session,
  at,
  words: { t },
  quiet = false,
}: {
  session: Session;
  at: number;
  words: RowWords;
  /** Say only what stands out: on now and cancelled. */
  quiet?: boolean;
}) {
  if (session.event.cancelled) {
    return (
      <strong className={classes.mark} data-state="cancelled">
        {t('programme:cancelled')}
      </strong>
    );
  }
  const moment = momentOf(session, at);
  if (moment === 'on') {
    const left = minutesUntil(session.ends, at);
    return (
      <strong className={classes.mark} data-state="on">
        {t('programme:on_now')}
        {left <= countdown && (
          <span className={classes.left}>{t('common:time.minutes_left', { count: left })}</span>
        )}
      </strong>
    );
  }
  if (quiet) return null;
  if (moment === 'over') return <span className={classes.mark}>{t('programme:over')}</span>;
  const wait = minutesUntil(session.starts, at);
  if (wait > 24 * 60) return null;
  return (
    <span className={classes.mark} data-state="soon">
      {wait <= countdown
        ? t('programme:starts', { when: t('common:time.in_minutes', { count: wait }) })
        : t('programme:starts_in_hours', { count: Math.round(wait / 60) })}
    </span>
  );
}
