import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shuttle } from '#entities/index.ts';
import { useFormat } from '#i18n/format.ts';
import { venueClock } from '#shared/time.ts';
import { useNow } from '#shared/use-now.ts';
import { Choices } from '#ui/choices.tsx';
import { ShuttleCard } from './shuttle-card.tsx';
import classes from './shuttles.module.css';
import { daysOf, dayToShow } from './timetable.ts';

/** The lines with their next departures; the timetables behind them are those of a chosen day. */
export function Shuttles({ lines }: { lines: readonly Shuttle[] }) {
  const { t } = useTranslation('guide');
  const format = useFormat();
  const at = useNow();
  const today = venueClock(at).date;
  const days = daysOf(lines);
  const [chosen, setChosen] = useState<string>();
  const day = chosen && days.includes(chosen) ? chosen : dayToShow(days, today);
  return (
    <>
      {days.length > 1 && (
        <Choices
          label={t('day')}
          value={day}
          choices={days.map((value) => ({
            value,
            label: value === today ? t('today') : format.shortDay(value),
          }))}
          onChange={setChosen}
        />
      )}
      <ul className={classes.lines}>
        {lines.map((line) => (
          <li key={line.id}>
            <ShuttleCard line={line} day={day} at={at} />
          </li>
        ))}
      </ul>
    </>
  );
}
