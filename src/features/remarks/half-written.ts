import { useState } from 'react';

interface HalfWritten {
  readonly text: string;
  readonly write: (text: string) => void;
  /** Once it has been said: it is not offered again. */
  readonly forget: () => void;
}

/**
 * What is being written under a name, kept by this tab until it is said: neither a reload nor a new
 * version of the app takes it away. `before` is what stands there as long as nothing is written.
 */
export function useHalfWritten(name: string, before = ''): HalfWritten {
  const key = `halfWritten ${name}`;
  const [text, setText] = useState(() => recall(key) ?? before);
  return {
    text,
    write: (next) => {
      setText(next);
      keep(key, next === before ? undefined : next);
    },
    forget: () => keep(key, undefined),
  };
}

function recall(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Without it the text stays in its field, as long as the page does.
  }
}
