import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { momentOf } from '#domain/moment.ts';
import type { Programme } from '#domain/programme.ts';
import { useFormat } from '#i18n/format.ts';
import { Section } from '#ui/page.tsx';
import { eyeRadius, litPoints, pointPath, points } from './khatam-star.ts';
import classes from './khatams.module.css';
import type { DayPlan } from './plan.ts';
import { Souvenir } from './souvenir.tsx';

const outlines = Array.from({ length: points }, (_, point) => pointPath(point));

/** One star for each day of My Program, filled by what is over; after the closing a picture of it. */
export function Khatams({
  programme,
  plans,
  at,
}: {
  programme: Programme;
  plans: readonly DayPlan[];
  at: number;
}) {
  const { t } = useTranslation('favourites');
  const format = useFormat();
  const days = useMemo(
    () =>
      plans.flatMap(({ day, stops }) => {
        const going = stops.map(({ session }) => session).filter(({ event }) => !event.cancelled);
        return going.length > 0 ? [{ day, going }] : [];
      }),
    [plans],
  );
  const closed = useMemo(
    () =>
      programme.sessions.reduce(
        (last, { event, ends }) => (event.cancelled ? last : Math.max(last, ends)),
        0,
      ),
    [programme],
  );
  if (days.length === 0) return null;
  const stars = days.map(({ day, going }) => {
    const passed = going.filter((session) => momentOf(session, at) === 'over').length;
    return { day, passed, all: going.length, lit: litPoints(going, at) };
  });
  return (
    <div className={classes.khatams}>
      <Section id="khatam" title={t('khatam.title')}>
        <p className={classes.lead}>{t('khatam.lead')}</p>
        <ul className={classes.days}>
          {stars.map(({ day, passed, all, lit }) => (
            <li key={day} data-whole={passed === all || undefined}>
              <svg aria-hidden viewBox="0 0 100 100" className={classes.star}>
                {outlines.map((outline, point) => (
                  <path key={outline} d={outline} data-lit={lit[point] || undefined} />
                ))}
                <circle cx="50" cy="50" r={eyeRadius} data-lit={passed === all || undefined} />
              </svg>
              <strong>{format.shortDay(day)}</strong>
              <span>
                {t('khatam.passed', { passed: format.number(passed), all: format.number(all) })}
              </span>
            </li>
          ))}
        </ul>
        {at >= closed && <Souvenir stars={stars} />}
      </Section>
    </div>
  );
}
