import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './select-field.module.css';

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
  return (
    <div className={classes.field} data-chosen={value !== '' || undefined}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
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
