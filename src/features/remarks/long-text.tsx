import { useId } from 'react';
import { useFormat } from '#i18n/format.ts';
import { tidied } from '#visitor/remarks/read.ts';
import classes from './remarks.module.css';

/** A field for some lines, which says how many characters are left and what is wrong with it. */
export function LongText({
  label,
  value,
  longest,
  problem,
  onChange,
}: {
  label: string;
  value: string;
  /** In characters; more can be typed, so that nothing pasted is cut off. */
  longest: number;
  problem: string | undefined;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const format = useFormat();
  const left = longest - tidied(value).length;
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        dir="auto"
        rows={4}
        value={value}
        aria-invalid={problem !== undefined || left < 0}
        aria-describedby={`${id}-left ${id}-problem`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p id={`${id}-left`} className={classes.left} data-over={left < 0 || undefined}>
        <bdi dir="ltr">{format.number(left)}</bdi>
      </p>
      <p id={`${id}-problem`} role="alert" className={classes.problem}>
        {problem}
      </p>
    </div>
  );
}
