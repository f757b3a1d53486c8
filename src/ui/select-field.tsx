import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { Select } from './select.tsx';
import classes from './select-field.module.css';

interface Props {
  readonly label: string;
  /** What choosing nothing is called; without it one is always chosen. */
  readonly any?: string;
  /** '' when nothing is chosen. */
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** One of many, or any where that is offered: the device's own chooser in the house's dress. */
export function SelectField({ label, any, value, choices, onChange }: Props) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={value}
        choices={any === undefined ? choices : [{ value: '', label: any }, ...choices]}
        onChange={onChange}
      />
      <IconChevronDown aria-hidden stroke={1.8} />
    </div>
  );
}
