import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { readTime } from '#shared/wall-entry.ts';

interface Props {
  readonly label: string;
  /** The label is for who cannot see what stands around the input. */
  readonly hidden?: boolean;
  /** HH:MM; null while there is none. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly required?: boolean;
  readonly error?: string | boolean | undefined;
}

/** A time of day (HH:MM), typed; in every language on a clock of 24 hours. */
export function TimeInput({ label, hidden, value, onChange, required = false, error }: Props) {
  /** What is being typed, as long as it is. */
  const [typed, setTyped] = useState<string>();
  const take = (text: string) => {
    const read = text.trim() ? readTime(text) : null;
    if (read !== value && (read || !text.trim())) onChange(read);
  };
  const finish = () => {
    if (typed !== undefined) take(typed);
    setTyped(undefined);
  };
  return (
    <TextInput
      {...(hidden ? { 'aria-label': label } : { label })}
      error={error}
      required={required}
      dir="ltr"
      autoComplete="off"
      maxLength={7}
      placeholder="--:--"
      value={typed ?? value ?? ''}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        // Fewer letters may be the beginning of another time.
        if (text.length === 0 || text.length >= 5) take(text);
      }}
      onBlur={finish}
      onKeyDown={({ key }) => key === 'Enter' && finish()}
    />
  );
}
