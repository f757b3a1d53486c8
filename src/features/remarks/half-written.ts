import { useState } from 'react';
import { tabMemory } from '#replica/storage/device-memory.ts';
import type { Remark } from '#visitor/remarks/read.ts';

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
  const [written, setWritten] = useState(() => tabMemory.get(key));
  const forget = () => {
    setWritten(undefined);
    tabMemory.remove(key);
  };
  return {
    text: written ?? before,
    write: (next) => {
      if (next === before) return forget();
      setWritten(next);
      tabMemory.set(key, next);
    },
    forget,
  };
}

/** What is being asked of a session: a question of its own, or one that was not taken, worded otherwise. */
export function useHalfAsked(event: string, refused?: Remark): HalfWritten {
  const before = refused && 'question' in refused.said ? refused.said.question : '';
  return useHalfWritten(`${event} ${refused?.id ?? 'question'}`, before);
}
