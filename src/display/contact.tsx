import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { useSyncStatus } from '#replica/read.ts';
import { venueClock } from '#shared/time.ts';
import classes from './contact.module.css';

/** Without an answer for this long a screen has lost contact, ms; it asks every two to five minutes. */
const patience = 6 * 60_000;

export interface ContactProps {
  /** The present, ms. */
  readonly now: number;
  /** When the screen was switched on, ms. */
  readonly switchedOn: number;
}

/** Since when there has been no contact, in a corner; nothing while all is well. */
export function Contact({ now, switchedOn }: ContactProps) {
  const { t } = useTranslation('display');
  const format = useFormat();
  const { asOf, online } = useSyncStatus();
  // What is on show may have come in part only: then nothing was confirmed since the beginning.
  const since = asOf ?? switchedOn;
  if ((online || asOf === undefined) && now - since < patience) return null;
  const time = format.time(since);
  const { date } = venueClock(since);
  return (
    <p className={classes.contact} data-contact={online ? 'late' : 'lost'}>
      {date === venueClock(now).date
        ? t('no_contact', { time })
        : t('no_contact_day', { day: format.shortDay(date), time })}
    </p>
  );
}
