import { IconCheck, IconCopy } from '@tabler/icons-react';
import { Button } from './button.tsx';
import { useCopy } from './use-copy.ts';

interface Props {
  readonly text: string;
  readonly label: string;
  /** What the button says once it has copied. */
  readonly done: string;
}

/** Copies a text. Where the browser keeps the clipboard to itself, it stands there selected, to be copied by hand. */
export function CopyButton({ text, label, done }: Props) {
  const { copying, copy, leave } = useCopy(text);
  const Icon = copying === 'copied' ? IconCheck : IconCopy;
  return (
    <>
      <Button
        variant="default"
        icon={<Icon aria-hidden size="1.2em" />}
        onClick={() => void copy()}
        onBlur={leave}
      >
        <span aria-live="polite">{copying === 'copied' ? done : label}</span>
      </Button>
      {copying === 'refused' && (
        <textarea
          ref={select}
          style={wide}
          readOnly
          dir="auto"
          rows={3}
          aria-label={label}
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  );
}

// A style sheet of its own would be named in what every page loads first.
const wide = { flexBasis: '100%', inlineSize: '100%', font: 'inherit' } as const;

function select(field: HTMLTextAreaElement | null): void {
  field?.focus();
}
