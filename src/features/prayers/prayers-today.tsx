import { useTranslation } from 'react-i18next';
import { nextPrayer, usePrayers } from '#domain/prayer-times.ts';
import { useFormat } from '#i18n/format.ts';
import { useRow, useSelectedEdition } from '#replica/read.ts';
import { addDays, venueClock } from '#shared/time.ts';
import { useNow } from '#shared/use-now.ts';
import { useSettled } from '#shared/use-settled.ts';
import { Section } from '#ui/page.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { HijriDay } from './hijri-day.tsx';
import { HourList } from './hour-list.tsx';
import classes from './prayers-today.module.css';

/** The prayers of today, on the days of the forum. */
export function PrayersToday() {
  const { t } = useTranslation('prayers');
  const format = useFormat();
  const edition = useRow('edition', String(useSelectedEdition() ?? ''));
  const prayersOf = usePrayers();
  const settled = useSettled();
  const now = useNow();
  const { date } = venueClock(now);
  if (!edition || date < edition.starts_on || date > edition.ends_on) return null;
  const times = prayersOf(date);
  if (times.length === 0) return null;
  // A published page may be read hours later: which one comes next is told once the present is known.
  const next = settled ? nextPrayer(times, now) : undefined;
  const tomorrow = settled && !next ? nextPrayer(prayersOf(addDays(date, 1)), now) : undefined;
  return (
    <Section id="prayers" title={t('today')} aside={<PlaceLink to="prayers">{t('all')}</PlaceLink>}>
      <p className={classes.hijri}>
        <HijriDay day={date} />
      </p>
      <HourList times={times} next={next} now={now} today />
      {tomorrow && (
        <p className={classes.tomorrow}>
          {t('tomorrow', { name: t(`names.${tomorrow.name}`), time: format.time(tomorrow.at) })}
        </p>
      )}
    </Section>
  );
}
