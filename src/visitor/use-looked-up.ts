import { useCallback, useEffect, useRef, useState } from 'react';
import { listenForReturn } from '#replica/sync/page-return.ts';
import { createRetryScheduler, type RetryScheduler } from '#replica/sync/retry-scheduler.ts';
import type { Failure, Result } from '#shared/failure.ts';

/** What was looked up, or why it is not there. */
export interface LookedUp<T> {
  /** Undefined until there is one. */
  readonly answer: T | undefined;
  /** Undefined while there is an answer, or none yet. */
  readonly failure: Failure | undefined;
  /** Looks again now; undefined where that would change nothing. */
  readonly again: (() => void) | undefined;
}

/**
 * Looks something up at the server, and again by itself for as long as the server is out of reach, as the
 * words for that say. What is there stays while a later look fails. `look` is the same function for the
 * same question.
 */
export function useLookedUp<T>(look: () => Promise<Result<T>>): LookedUp<T> {
  const [found, setFound] = useState<{ readonly look: unknown; readonly result: Result<T> }>();
  const retries = useRef<RetryScheduler>(undefined);
  useEffect(() => {
    let done = false;
    let gone = false;
    const scheduler = createRetryScheduler(async () => {
      if (done) return undefined;
      const result = await look();
      if (gone) return undefined;
      done = result.ok || isFinal(result.failure);
      setFound((before) =>
        before?.look === look && before.result.ok && !done ? before : { look, result },
      );
      return result.ok || done ? undefined : result.failure;
    });
    retries.current = scheduler;
    const deaf = listenForReturn({ onReturn: scheduler.request, onOnline: () => {} });
    return () => {
      gone = true;
      deaf();
      void scheduler.stop();
    };
  }, [look]);
  const again = useCallback(() => retries.current?.request(), []);
  const result = found?.look === look ? found.result : undefined;
  if (!result || result.ok) return { answer: result?.value, failure: undefined, again: undefined };
  const { failure } = result;
  return { answer: undefined, failure, again: isFinal(failure) ? undefined : again };
}

/** What the server says however often it is asked. */
function isFinal({ code }: Failure): boolean {
  return code === 'invalid' || code === 'not_found' || code === 'conflict';
}
