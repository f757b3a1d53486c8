import { useTranslation } from 'react-i18next';
import { computeHours, qibla } from '#domain/compute-prayers.ts';
import { prayerPlacesOf } from '#domain/prayer-places.ts';
import { nextPrayer, type PrayerTime, usePrayers } from '#domain/prayer-times.ts';
import { PageTitle } from '#features/site/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useContent, useRow, useSelectedEdition } from '#replica/read.ts';
import { addDays, venueClock } from '#shared/time.ts';
import { useNow } from '#shared/use-now.ts';
import { useSettled } from '#shared/use-settled.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import { Page, Section } from '#ui/page.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import { daysOf } from './days.ts';
import { HijriDay } from './hijri-day.tsx';
import { HourList } from './hour-list.tsx';
import classes from './prayers-screen.module.css';
import { QiblaRose } from './qibla-rose.tsx';

/** The prayers of each day of the edition, where their hours are from, and the direction of Mecca. */
export function PrayersScreen() {
  const { t } = useTranslation('prayers');
  const format = useFormat();
  const edition = useRow('edition', String(useSelectedEdition() ?? ''));
  const prayersOf = usePrayers(computeHours);
  const settled = useSettled();
  const now = useNow();
  const days = edition ? daysOf(edition) : [];
  const hours = days.map((day) => ({ day, times: prayersOf(day) }));
  const known = hours.filter(({ times }) => times.length > 0);
  const today = venueClock(now).date;
  const near = [...prayersOf(today), ...prayersOf(addDays(today, 1))];
  const next = settled ? nextPrayer(near, now) : undefined;
  const places = prayerPlacesOf(useContent('location'));
  return (
    <Page low title={t('title')} lead={t('lead')}>
      <PageTitle page={t('title')} description={t('description')} />
      {known.map(({ day, times }) => (
        <Section
          key={day}
          id={`prayers-${day}`}
          title={<span className={classes.day}>{format.day(day)}</span>}
          aside={<HijriDay day={day} />}
        >
          <HourList times={times} next={next} now={now} today={day === today} />
        </Section>
      ))}
      {known.length > 0 && (
        <p className={classes.source}>
          {t(`source.${sourceOf(known.flatMap((one) => one.times))}`)}
        </p>
      )}
      {places.length > 0 && (
        <Section id="where" title={t('where')}>
          <ul className={classes.places}>
            {places.map(({ id, name }) => (
              <li key={id}>
                <PlaceLink to="map" search={{ place: id }}>
                  <LocalizedText value={name} unmarked />
                </PlaceLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section id="qibla" title={t('qibla.title')}>
        <QiblaRose bearing={qibla} />
      </Section>
    </Page>
  );
}

/** Whether all hours were given by organisers, some, or none. */
function sourceOf(times: readonly PrayerTime[]): 'official' | 'both' | 'computed' {
  const given = times.filter(({ official }) => official).length;
  if (given === times.length) return 'official';
  return given > 0 ? 'both' : 'computed';
}
