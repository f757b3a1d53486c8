import { useTranslation } from 'react-i18next';
import { venueClock } from '#shared/time.ts';
import { useNow } from '#shared/use-now.ts';
import { useFormat } from './format.ts';

/** Says of when the content is (ms): the time of today, with its day when that was another. */
export function useAsOf(): (state: 'as_of' | 'offline_as_of' | 'late_as_of', at: number) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const today = venueClock(useNow()).date;
  return (state, at) => {
    const time = format.time(at);
    const { date } = venueClock(at);
    if (date === today) return t(`status.${state}`, { time });
    return t(`status.${state}_day`, { day: format.shortDay(date), time });
  };
}
