import { TextInput, type TextInputProps } from '@mantine/core';
import { latinAsTyped } from './latin-as-typed.ts';

/** A code or a year, typed in the digits of any keyboard. */
export function DigitsInput(props: TextInputProps) {
  return (
    <TextInput
      {...props}
      dir="ltr"
      inputMode="numeric"
      onChangeCapture={({ currentTarget }) => latinAsTyped(currentTarget)}
    />
  );
}
