import { useTranslation } from 'react-i18next';
import { countdown, minutesUntil } from '#domain/moment.ts';
import type { PrayerTime } from '#domain/prayer-times.ts';
import { useFormat } from '#i18n/format.ts';
import classes from './hour-list.module.css';

interface Props {
  readonly times: readonly PrayerTime[];
  /** The one that comes next, which stands out. */
  readonly next: PrayerTime | undefined;
  readonly now: number;
  /** They are today's, so that one may come next: its line has its room from the start. */
  readonly today: boolean;
}

/** The hours of one day, side by side. */
export function HourList({ times, next, now, today }: Props) {
  const { t } = useTranslation(['prayers', 'common']);
  const format = useFormat();
  const wait = next && minutesUntil(next.at, now);
  return (
    <ul className={classes.hours} data-today={today || undefined}>
      {times.map((prayer) => {
        const { name, at, iqama } = prayer;
        const comes = prayer === next;
        return (
          <li
            key={name}
            data-next={comes || undefined}
            data-quiet={name === 'sunrise' || undefined}
          >
            <span>{t(`prayers:names.${name}`)}</span>
            <time dateTime={new Date(at).toISOString()}>{format.time(at)}</time>
            {iqama !== undefined && (
              <small>{t('prayers:iqama', { time: format.time(iqama) })}</small>
            )}
            {comes && (
              <small className={classes.wait}>
                {wait !== undefined && wait <= countdown
                  ? t('common:time.in_minutes', { count: wait })
                  : t('prayers:comes_next')}
              </small>
            )}
          </li>
        );
      })}
    </ul>
  );
}
