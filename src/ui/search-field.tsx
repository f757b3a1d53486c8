import { IconSearch, IconX } from '@tabler/icons-react';
import { type Ref, useId } from 'react';
import classes from './search-field.module.css';

interface Props {
  readonly label: string;
  readonly hint: string;
  /** Names the button that empties the field. */
  readonly clear: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The reader is about to do something else. */
  readonly onLeave?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A field to search in the page as one types. */
export function SearchField({ label, hint, clear, value, onChange, onLeave, ref }: Props) {
  const id = useId();
  return (
    <search className={classes.field}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <IconSearch aria-hidden className={classes.icon} stroke={1.8} />
      <input
        ref={ref}
        id={id}
        type="search"
        // What is typed decides; an empty field follows the page, so that its hint stands right.
        dir={value ? 'auto' : undefined}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={hint}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      />
      {value && (
        <button type="button" aria-label={clear} onClick={() => onChange('')}>
          <IconX aria-hidden stroke={1.8} />
        </button>
      )}
    </search>
  );
}
