import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './select-field.module.css';
import { useEnteredEarly } from './use-entered-early.ts';

interface Props {
  readonly label: string;
  /** What choosing nothing is called. */
  readonly any: string;
  /** '' when nothing is chosen. */
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** One of many, or any: the device's own chooser in the house's dress. */
export function SelectField({ label, any, value, choices, onChange }: Props) {
  const id = useId();
  const { field, shown, change } = useEnteredEarly<HTMLSelectElement>(value, onChange);
  return (
    <div className={classes.field} data-chosen={shown !== '' || undefined}>
      <label htmlFor={id}>{label}</label>
      <select
        ref={field}
        id={id}
        // The app's value holds; the browser would put back another on coming back to the page.
        autoComplete="off"
        value={shown}
        onChange={(event) => change(event.target.value)}
      >
        <option value="">{any}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <IconChevronDown aria-hidden stroke={1.8} />
    </div>
  );
}
