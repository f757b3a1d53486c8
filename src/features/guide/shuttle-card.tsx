import { IconArrowNarrowRight, IconBus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Shuttle } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useMeasures } from '#i18n/measures.ts';
import { hasText } from '#shared/localized.ts';
import { LocalizedText } from '#ui/localized-text.tsx';
import { NextDeparture } from './next-departure.tsx';
import classes from './shuttle-card.module.css';
import { nextDeparture } from './timetable.ts';

interface Props {
  readonly line: Shuttle;
  /** The day (YYYY-MM-DD) whose timetable stands behind it. */
  readonly day: string;
  /** The present (ms). */
  readonly at: number;
}

/** A line of the shuttles: when it leaves next, and behind that all its departures of a day. */
export function ShuttleCard({ line, day, at }: Props) {
  const { t } = useTranslation('guide');
  const format = useFormat();
  const measures = useMeasures();
  const next = nextDeparture(line, at);
  const isGone = (time: string) => !next || day + time < next.day + next.time;
  return (
    <article className={classes.card}>
      <h3 className={classes.name}>
        <IconBus aria-hidden stroke={1.5} />
        <LocalizedText value={line.name} />
      </h3>
      <p className={classes.way}>
        <LocalizedText value={line.from_place} />
        <IconArrowNarrowRight aria-hidden stroke={1.6} />
        <LocalizedText value={line.to_place} />
      </p>
      <NextDeparture line={line} at={at} />
      <details className={classes.timetable}>
        <summary>
          {t('timetable')} <span className={classes.day}>{format.shortDay(day)}</span>
        </summary>
        {line.days.includes(day) ? (
          <ul className={classes.times}>
            {line.departures.map((time) => (
              <li key={time} data-next={(next?.day === day && next.time === time) || undefined}>
                {isGone(time) ? (
                  <s>
                    <bdi>{time}</bdi> <span className="visually-hidden">{t('gone')}</span>
                  </s>
                ) : (
                  <bdi>{time}</bdi>
                )}
              </li>
            ))}
          </ul>
        ) : (
          <p>{t('none_on_day')}</p>
        )}
      </details>
      {line.ride !== null && (
        <p className={classes.more}>{t('ride', { duration: measures.duration(line.ride) })}</p>
      )}
      {hasText(line.note) && (
        <p className={classes.more}>
          <LocalizedText value={line.note} />
        </p>
      )}
    </article>
  );
}
