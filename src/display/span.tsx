import { useTranslation } from 'react-i18next';
import { minutesUntil } from '#domain/moment.ts';
import { useMeasures } from '#i18n/measures.ts';

const dayInMinutes = 24 * 60;

/** How long it is until an instant (ms), from `now`: in minutes and hours, from two days on in days. */
export function Wait({ until, now }: { until: number; now: number }) {
  const { t } = useTranslation('display');
  const { wait } = useMeasures();
  const minutes = minutesUntil(until, now);
  if (minutes >= 2 * dayInMinutes) {
    return t('in_days', { count: Math.floor(minutes / dayInMinutes) });
  }
  return t('in', { duration: wait(minutes) });
}

/** How long something that ends at an instant (ms) still lasts. */
export function Rest({ until, now }: { until: number; now: number }) {
  const { t } = useTranslation('display');
  const { duration } = useMeasures();
  return t('left', { duration: duration(minutesUntil(until, now)) });
}
