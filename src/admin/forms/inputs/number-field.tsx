import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { latinAsTyped } from '#ui/latin-as-typed.ts';
import { type Bounds, takenNumber } from './taken-number.ts';

interface Props extends Bounds {
  readonly label: string;
  readonly value: number | null;
  /** Says the number, or null once there is none; outside its bounds a number is not said. */
  readonly onChange: (value: number | null) => void;
  readonly integer?: boolean;
  /** What the arrow keys add. */
  readonly step?: number;
  readonly required?: boolean;
  readonly error?: string | undefined;
}

/** A number, typed in the digits of any keyboard. */
export function NumberField(props: Props) {
  const { label, value, onChange, integer = true, step = 1, required = false, error } = props;
  const { min, max } = props;
  const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  /** What is being typed, as long as it is. */
  const [typed, setTyped] = useState<number | string>();
  const finish = () => setTyped(undefined);
  return (
    <NumberInput
      label={label}
      error={error}
      required={required}
      dir="ltr"
      {...bounds}
      step={step}
      allowDecimal={!integer}
      allowedDecimalSeparators={['.', ',', '٫']}
      // Numbers are typed from their first digit on, which may be out of bounds.
      clampBehavior="none"
      value={typed ?? value ?? ''}
      // Ahead of the input's own handler, which keeps no digits but these.
      onChangeCapture={({ currentTarget }) => latinAsTyped(currentTarget)}
      onChange={(text) => {
        setTyped(text);
        const taken = takenNumber(text, bounds);
        if (taken !== undefined) onChange(taken);
      }}
      onBlur={finish}
      onKeyDown={({ key }) => key === 'Enter' && finish()}
    />
  );
}
