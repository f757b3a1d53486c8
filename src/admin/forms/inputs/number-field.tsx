import { NumberInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { latinAsTyped } from '#ui/latin-as-typed.ts';
import { useIssueMessages } from '../../kinds/entity-labels.ts';
import { type Bounds, leftTyping, type Typing, typingOf } from './taken-number.ts';

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
  const [typed, setTyped] = useState<Typing>();
  /** The last key left letters among the digits. */
  const letters = useRef(false);
  const issueMessage = useIssueMessages();
  const type = (text: number | string) => {
    const typing = typingOf(text, value, bounds, typed, letters.current);
    setTyped(typing);
    if (typing.taken !== undefined) onChange(typing.taken);
  };
  // What is worth something else by now has been mended elsewhere.
  const wrong = typed?.text !== undefined || typed?.before === value ? typed?.wrong : undefined;
  return (
    <NumberInput
      label={label}
      error={wrong ? issueMessage(wrong) : error}
      required={required}
      dir="ltr"
      {...bounds}
      step={step}
      allowDecimal={!integer}
      allowedDecimalSeparators={['.', ',', '٫']}
      // Numbers are typed from their first digit on, which may be out of bounds.
      clampBehavior="none"
      value={typed?.text ?? value ?? ''}
      onChangeCapture={({ currentTarget }) => {
        // Ahead of the input's own handler, which keeps no digits but these, and no letters.
        latinAsTyped(currentTarget);
        letters.current = /\p{L}/u.test(currentTarget.value);
        if (letters.current) type(typed?.text ?? value ?? '');
      }}
      onChange={type}
      onBlur={() => setTyped(leftTyping(typed))}
      onKeyDown={(event) => {
        letters.current = false;
        if (event.key !== 'Enter') return;
        if (typed?.text === undefined || (typed.taken !== undefined && !typed.wrong)) {
          return setTyped(undefined);
        }
        // What is refused is not saved as what stood there before.
        event.preventDefault();
        setTyped({ ...typed, wrong: typed.wrong ?? 'out_of_range' });
      }}
    />
  );
}
