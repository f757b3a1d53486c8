import { useTranslation } from 'react-i18next';
import type { Shuttle } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { useMeasures } from '#i18n/measures.ts';
import { useSettled } from '#shared/use-settled.ts';
import classes from './shuttle-card.module.css';
import { standingOf } from './timetable.ts';

/**
 * When a line leaves next, on the venue's clock. The minutes until then are counted on a device only: a
 * published page would be another one each minute.
 */
export function NextDeparture({ line, at }: { line: Shuttle; at: number }) {
  const { t } = useTranslation('guide');
  const format = useFormat();
  const measures = useMeasures();
  const settled = useSettled();
  const standing = standingOf(line, at);
  if (standing.is === 'over') return <p className={classes.quiet}>{t('over')}</p>;
  const { day, time } = standing.next;
  if (standing.is !== 'today') {
    return <p className={classes.quiet}>{t(standing.is, { day: format.day(day), time })}</p>;
  }
  const { minutes } = standing;
  return (
    <p className={classes.next}>
      <span>{t('next')}</span>
      <strong>
        <bdi>{time}</bdi>
      </strong>
      {settled && (
        <span className={classes.wait}>
          {minutes === 0 ? t('now') : t('in', { wait: measures.wait(minutes) })}
        </span>
      )}
    </p>
  );
}
