import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';

interface Props {
  readonly label: string;
  /** File name endings and media types, as `accept` takes them. */
  readonly accept: string;
  readonly disabled?: boolean;
  readonly onFile: (file: File) => void;
}

/** Has one file chosen; the same one may be chosen again. */
export function FileButton({ label, accept, disabled = false, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        accept={accept}
        aria-label={label}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      <Button
        variant="default"
        disabled={disabled}
        leftSection={<IconUpload aria-hidden size="1.2rem" />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
