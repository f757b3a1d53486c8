import { useTranslation } from 'react-i18next';
import { venueClock } from '#shared/time.ts';
import { useNow } from '#shared/use-now.ts';
import { useFormat } from './format.ts';

/**
 * Says of when the content is (ms): the time of today, with its day when that was another. While all is
 * well that day says it alone: the line has the room that a phone's header leaves it.
 */
export function useAsOf(): (state: 'as_of' | 'offline_as_of' | 'late_as_of', at: number) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const today = venueClock(useNow()).date;
  return (state, at) => {
    const time = format.time(at);
    const { date } = venueClock(at);
    if (date === today) return t(`status.${state}`, { time });
    if (state === 'as_of') return t('status.as_of_day', { date: format.shortDate(date) });
    return t(`status.${state}_day`, { day: format.shortDay(date), time });
  };
}
