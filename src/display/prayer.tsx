import { IconBuildingMosque } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { nextPrayer, usePrayers } from '#domain/prayer-times.ts';
import { useFormat } from '#i18n/format.ts';
import { addDays, venueClock } from '#shared/time.ts';
import classes from './weather.module.css';

/** Which prayer comes next and when, and when the congregation says it; nothing where none is known. */
export function Prayer({ now }: { now: number }) {
  const { t } = useTranslation('prayers');
  const format = useFormat();
  const prayersOf = usePrayers();
  const today = venueClock(now).date;
  const next = nextPrayer([...prayersOf(today), ...prayersOf(addDays(today, 1))], now);
  if (!next) return null;
  return (
    <div className={classes.weather} data-prayer={next.name}>
      <IconBuildingMosque aria-hidden stroke={1.5} />
      <p>
        <strong>
          {t(`names.${next.name}`)} <time>{format.time(next.at)}</time>
        </strong>
        <span>
          {next.iqama === undefined ? t('next') : t('iqama', { time: format.time(next.iqama) })}
        </span>
      </p>
    </div>
  );
}
