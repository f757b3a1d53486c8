import { IconBuildingMosque } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { prayerPlacesOf } from '#domain/prayer-places.ts';
import { nextPrayer, type PrayerTime, usePrayers } from '#domain/prayer-times.ts';
import { useFormat } from '#i18n/format.ts';
import { useContent } from '#replica/read.ts';
import { addDays, venueClock } from '#shared/time.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import { inTurn } from './rotation.ts';
import classes from './weather.module.css';

/** The prayer whose time comes next, tomorrow's first after today's last; undefined where none is known. */
export function useNextPrayer(now: number): PrayerTime | undefined {
  const prayersOf = usePrayers();
  const today = venueClock(now).date;
  return nextPrayer([...prayersOf(today), ...prayersOf(addDays(today, 1))], now);
}

/** Which prayer it is, when its time comes, and in turn when and where the congregation says it. */
export function Prayer({ prayer: { name, at, iqama }, now }: { prayer: PrayerTime; now: number }) {
  const { t } = useTranslation('prayers');
  const format = useFormat();
  const [place] = prayerPlacesOf(useContent('location'));
  return (
    <div className={classes.weather} data-prayer={name}>
      <IconBuildingMosque aria-hidden stroke={1.5} />
      <p>
        <strong>
          {t(`names.${name}`)} <time>{format.time(at)}</time>
        </strong>
        {place && inTurn(['when', 'where'], now) === 'where' ? (
          <span className={classes.place}>
            <LocalizedText value={place.name} unmarked />
          </span>
        ) : (
          <span>{iqama === undefined ? t('next') : t('iqama', { time: format.time(iqama) })}</span>
        )}
      </p>
    </div>
  );
}
