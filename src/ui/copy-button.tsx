import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from './button.tsx';

interface Props {
  readonly text: string;
  readonly label: string;
  /** What the button says once it has copied. */
  readonly done: string;
}

/** Copies a text. Where the browser keeps the clipboard to itself, nothing is said to be copied. */
export function CopyButton({ text, label, done }: Props) {
  const [copied, setCopied] = useState<string>();
  const Icon = copied === text ? IconCheck : IconCopy;
  const copy = async () => {
    const written = await navigator.clipboard?.writeText(text).then(
      () => text,
      () => undefined,
    );
    setCopied(written);
  };
  return (
    <Button
      variant="default"
      icon={<Icon aria-hidden size="1.2em" />}
      onClick={() => void copy()}
      onBlur={() => setCopied(undefined)}
    >
      <span aria-live="polite">{copied === text ? done : label}</span>
    </Button>
  );
}
