import { useCallback, useEffect, useRef, useState } from 'react';
import { readFile } from '#exchange/reading/read-file.ts';
import type { FileKind, Readings } from '#exchange/reading/readers.ts';

interface FileReading<K extends FileKind> {
  /** The name of the file that is being read. */
  readonly reading: string | undefined;
  /** Reads a file instead of the one before; undefined when that was given up meanwhile. */
  readonly read: (file: File) => Promise<Readings[K] | undefined>;
  /** Gives up what is being read. */
  readonly stop: () => void;
}

/** Reads one file at a time for a screen, and none any more once the screen is left. */
export function useFileReader<K extends FileKind>(kind: K): FileReading<K> {
  const [reading, setReading] = useState<string>();
  const current = useRef<AbortController>(undefined);
  const stop = useCallback(() => {
    current.current?.abort();
    setReading(undefined);
  }, []);
  const read = useCallback(
    async (file: File) => {
      stop();
      const own = new AbortController();
      current.current = own;
      setReading(file.name);
      try {
        return await readFile(kind, file, own.signal);
      } finally {
        if (current.current === own) setReading(undefined);
      }
    },
    [kind, stop],
  );
  useEffect(() => () => current.current?.abort(), []);
  return { reading, read, stop };
}
