import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { readTime } from '#shared/wall-entry.ts';
import { useRefused } from './use-refused.ts';

interface Props {
  readonly label: string;
  /** The label is for who cannot see what stands around the input. */
  readonly hidden?: boolean;
  /** HH:MM; null while there is none. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly required?: boolean;
  readonly error?: string | boolean | undefined;
  /** What to say of what is typed and no time. */
  readonly unreadable: string;
}

/** A time of day (HH:MM), typed; in every language on a clock of 24 hours. */
export function TimeInput(props: Props) {
  const { label, hidden, value, onChange, required = false, error, unreadable } = props;
  /** What is being typed, as long as it is. */
  const [typed, setTyped] = useState<string>();
  const { isRefused, refuse, forget } = useRefused(value);
  const isUnreadable = typed !== undefined && typed.trim() !== '' && !readTime(typed);
  const take = (text: string) => {
    const read = text.trim() ? readTime(text) : null;
    if (read !== value && (read || !text.trim())) onChange(read);
  };
  const finish = () => {
    if (typed !== undefined) take(typed);
    if (isUnreadable) refuse();
    setTyped(undefined);
  };
  return (
    <TextInput
      {...(hidden ? { 'aria-label': label } : { label })}
      error={isRefused ? unreadable : error}
      required={required}
      dir="ltr"
      autoComplete="off"
      maxLength={7}
      placeholder="--:--"
      value={typed ?? value ?? ''}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        forget();
        // Fewer letters may be the beginning of another time.
        if (text.length === 0 || text.length >= 5) take(text);
      }}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // What is refused is not saved as what stood there before.
        if (isUnreadable) event.preventDefault();
        finish();
      }}
    />
  );
}
