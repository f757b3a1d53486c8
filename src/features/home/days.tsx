import { useTranslation } from 'react-i18next';
import { useProgramme } from '#domain/programme.ts';
import { useFormat } from '#i18n/format.ts';
import { presentTime } from '#shared/clock.ts';
import { venueClock } from '#shared/time.ts';
import { Section } from '#ui/page.tsx';
import { PlaceLink } from '#ui/place-link.tsx';
import classes from './days.module.css';

/** The days of the edition, each a door to its part of the programme; today stands out. */
export function Days() {
  const { t } = useTranslation('home');
  const format = useFormat();
  const { counts } = useProgramme();
  const today = venueClock(presentTime()).date;
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
