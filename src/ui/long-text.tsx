import { useId } from 'react';
import { useFormat } from '#i18n/format.ts';
import { directionOf, type Language } from '#shared/localized.ts';
import classes from './long-text.module.css';

/** A field for some lines, which says how many characters are left and what is wrong with it. */
export function LongText({
  label,
  value,
  room,
  problem,
  language,
  rows = 4,
  onChange,
}: {
  label: string;
  value: string;
  /** Characters that may still be typed; more can be, so that nothing pasted is cut off. */
  room: number;
  problem: string | undefined;
  /** That it is written in, where that is known. */
  language?: Language;
  rows?: number;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const format = useFormat();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        lang={language}
        dir={language ? directionOf(language) : 'auto'}
        rows={rows}
        value={value}
        aria-invalid={problem !== undefined || room < 0}
        aria-describedby={`${id}-left ${id}-problem`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p id={`${id}-left`} className={classes.left} data-over={room < 0 || undefined}>
        <bdi dir="ltr">{format.number(room)}</bdi>
      </p>
      <p id={`${id}-problem`} role="alert" className={classes.problem}>
        {problem}
      </p>
    </div>
  );
}
