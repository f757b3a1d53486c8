import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { latinAsTyped } from '#ui/latin-as-typed.ts';
import { useIssueMessages } from '../../kinds/entity-labels.ts';
import { type Bounds, type Typing, typingOf } from './taken-number.ts';

interface Props extends Bounds {
  readonly label: string;
  readonly value: number | null;
  /** Says the number, or null once there is none; one beyond its bounds is the number before. */
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
  const [typed, setTyped] = useState<Typing>();
  const issueMessage = useIssueMessages();
  const finish = () => setTyped(undefined);
  return (
    <NumberInput
      label={label}
      error={typed?.isBeyond ? issueMessage('out_of_range') : error}
      required={required}
      dir="ltr"
      {...bounds}
      step={step}
      allowDecimal={!integer}
      allowedDecimalSeparators={['.', ',', '٫']}
      // Numbers are typed from their first digit on, which may be out of bounds.
      clampBehavior="none"
      value={typed?.text ?? value ?? ''}
      // Ahead of the input's own handler, which keeps no digits but these.
      onChangeCapture={({ currentTarget }) => latinAsTyped(currentTarget)}
      onChange={(text) => {
        const typing = typingOf(text, value, bounds, typed);
        setTyped(typing);
        if (typing.taken !== undefined) onChange(typing.taken);
      }}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        if (!typed || (typed.taken !== undefined && !typed.isBeyond)) return finish();
        // What is refused is not saved as what stood there before.
        event.preventDefault();
        setTyped({ ...typed, isBeyond: true });
      }}
    />
  );
}
