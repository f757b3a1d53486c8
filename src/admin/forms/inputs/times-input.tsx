import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readTimes } from '#shared/wall-entry.ts';
import type { InputProps } from './input-props.ts';

/** Times of day, typed one after the other; what is no time stays as it was typed, to be told and mended. */
export function TimesInput({ label, value, onChange, required, error }: InputProps<string[]>) {
  const { t } = useTranslation('admin');
  /** What is being typed, as long as it is. */
  const [typed, setTyped] = useState<string>();
  return (
    <Textarea
      label={label}
      description={t('form.times_hint')}
      error={error}
      required={required}
      dir="ltr"
      autosize
      minRows={2}
      autoComplete="off"
      placeholder="08:00 09:30 14:00"
      value={typed ?? (value ?? []).join(' ')}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        onChange(readTimes(text));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
