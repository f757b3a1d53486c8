import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#domain/programme.ts';
import { useFormat } from '#i18n/format.ts';
import classes from './numbers.module.css';
import { statisticsOf } from './statistics.ts';

const order = ['sessions', 'speakers', 'countries', 'halls'] as const;

/** The edition in numbers, counted from its programme. */
export function Numbers({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useTranslation('display');
  const format = useFormat();
  const statistics = useMemo(() => statisticsOf(sessions), [sessions]);
  return (
    <ul className={classes.numbers} aria-label={t('numbers')}>
      {order
        .filter((what) => statistics[what] > 0)
        .map((what) => (
          <li key={what} data-number={what}>
            <strong>{format.number(statistics[what])}</strong>
            <span>{t(what, { count: statistics[what] })}</span>
          </li>
        ))}
    </ul>
  );
}
