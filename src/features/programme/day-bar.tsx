import { IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { PlaceLink } from '#ui/place-link.tsx';
import { type ProgrammeAddress, withoutBlanks } from './address.ts';
import classes from './day-bar.module.css';

interface Props {
  readonly days: readonly string[];
  readonly day: string;
  readonly today: string;
  /** Sessions of each day that the filter leaves; undefined without a filter. */
  readonly counts: ReadonlyMap<string, number> | undefined;
  readonly address: ProgrammeAddress;
  readonly onDay: (day: string) => void;
  /** Leads to what is on now; undefined when nothing of the edition is on today. */
  readonly onNow: (() => void) | undefined;
}

/** The days of the edition, today marked, and the way back to now; it stays in sight. */
export function DayBar({ days, day, today, counts, address, onDay, onNow }: Props) {
  const { t } = useTranslation('programme');
  const format = useFormat();
  return (
    <div className={classes.bar}>
      <nav aria-label={t('days')}>
        <ul>
          {days.map((date) => (
            <li key={date}>
              <PlaceLink
                to="programme"
                search={withoutBlanks({ ...address, day: date })}
                aria-current={date === day ? 'true' : undefined}
                data-today={date === today || undefined}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  onDay(date);
                }}
              >
                <span className="visually-hidden">
                  {format.day(date)}
                  {date === today && ` (${t('today')})`}
                  {counts && ` · ${t('sessions', { count: counts.get(date) ?? 0 })}`}
                </span>
                <span aria-hidden className={classes.weekday}>
                  {date === today ? t('today') : format.weekday(date)}
                </span>
                <span aria-hidden className={classes.number}>
                  {format.dayOfMonth(date)}
                </span>
                {counts?.has(date) && (
                  <span aria-hidden className={classes.count}>
                    {format.number(counts.get(date) ?? 0)}
                  </span>
                )}
              </PlaceLink>
            </li>
          ))}
        </ul>
      </nav>
      {onNow && (
        <button type="button" className={classes.now} aria-label={t('now')} onClick={onNow}>
          <IconClock aria-hidden stroke={1.8} />
          <span>{t('now')}</span>
        </button>
      )}
    </div>
  );
}
