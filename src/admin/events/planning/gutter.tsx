import { useFormat } from '#i18n/format.ts';
import classes from './grid.module.css';
import { type Scale, yOf } from './grid-scale.ts';
import { midnightOf } from './plan.ts';

/** The hours beside the grid, on the venue's clock. */
export function Gutter({ day, scale }: { day: string; scale: Scale }) {
  const format = useFormat();
  const midnight = midnightOf(day);
  const hours: number[] = [];
  for (let minute = scale.first; minute < scale.last; minute += 60) hours.push(minute);
  return (
    <div aria-hidden className={classes.gutter} style={{ inlineSize: scale.gutter }}>
      <div className={classes.corner} style={{ blockSize: scale.head }} />
      {hours.map((minute) => (
        <span key={minute} style={{ insetBlockStart: scale.head + yOf(minute, scale) }}>
          {format.time(midnight + minute * 60_000)}
        </span>
      ))}
    </div>
  );
}
