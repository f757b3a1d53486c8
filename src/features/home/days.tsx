import { useTranslation } from 'react-i18next';
import { programmeDayAt } from '#domain/moment.ts';
import { useProgramme } from '#domain/programme.ts';
import { useFormat } from '#i18n/format.ts';
import { venueClock } from '#shared/time.ts';
import { useNow } from '#shared/use-now.ts';
import { Section } from '#ui/page.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import classes from './days.module.css';

/** The days of the edition, each a door to its part of the programme; today stands out. */
export function Days() {
  const { t } = useTranslation('home');
  const format = useFormat();
  const { byDay, counts } = useProgramme();
  const now = useNow();
  const today = programmeDayAt(byDay, venueClock(now).date, now);
  if (counts.size === 0) return null;
  return (
    <Section id="days" title={t('days')}>
      <ol className={classes.days}>
        {[...counts].map(([date, count]) => (
          <li key={date}>
            <PlaceLink
              to="programme"
              search={{ day: date }}
              className={classes.day}
              aria-current={date === today ? 'date' : undefined}
            >
              <span className={classes.number} aria-hidden>
                {format.dayOfMonth(date)}
              </span>
              <span>
                <strong>{format.day(date)}</strong>
                <small>
                  {date === today && <b>{t('today')}</b>} {t('sessions', { count })}
                </small>
              </span>
            </PlaceLink>
          </li>
        ))}
      </ol>
    </Section>
  );
}
