import { IconSearch, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './search-field.module.css';
import { useEnteredEarly } from './use-entered-early.ts';

interface Props {
  readonly label: string;
  readonly hint: string;
  /** Names the button that empties the field. */
  readonly clear: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The reader is about to type. */
  readonly onReach?: () => void;
  /** The reader is about to do something else. */
  readonly onLeave?: () => void;
}

/** A field to search in the page as one types. */
export function SearchField({ label, hint, clear, value, onChange, onReach, onLeave }: Props) {
  const id = useId();
  const { field, shown, change } = useEnteredEarly<HTMLInputElement>(value, onChange);
  return (
    <search className={classes.field}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <IconSearch aria-hidden className={classes.icon} stroke={1.8} />
      <input
        ref={field}
        id={id}
        type="search"
        // What is typed decides; an empty field follows the page, so that its hint stands right.
        dir={shown ? 'auto' : undefined}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={hint}
        value={shown}
        onChange={(event) => change(event.target.value)}
        onFocus={onReach}
        onBlur={onLeave}
      />
      {shown && (
        <button type="button" aria-label={clear} onClick={() => change('')}>
          <IconX aria-hidden stroke={1.8} />
        </button>
      )}
    </search>
  );
}
