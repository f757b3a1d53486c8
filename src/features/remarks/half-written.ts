import { useState } from 'react';
import { tabMemory } from '#replica/storage/device-memory.ts';

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
  const [text, setText] = useState(() => tabMemory.get(key) ?? before);
  return {
    text,
    write: (next) => {
      setText(next);
      if (next === before) tabMemory.remove(key);
      else tabMemory.set(key, next);
    },
    forget: () => tabMemory.remove(key),
  };
}
