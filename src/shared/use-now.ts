import { startTransition, useEffect, useEffectEvent, useReducer } from 'react';
import { onClockCorrected, presentTime } from './clock.ts';

/**
 * The present moment, rounded down to whole steps of `everyMs`; the component renders again when
 * the next step begins. It rests while the page is hidden and catches up when it is seen again.
 */
export function useNow(everyMs = 60_000): number {
  return useAtEachStep(() => Math.floor(presentTime() / everyMs) * everyMs, everyMs);
}

/**
 * What `read` finds in the present, looked at again at each step of the clock; the component renders
 * again only where it is another value, and in pieces: whole lists step at once, and whoever scrolls or
 * types meanwhile is not held up.
 */
export function useAtEachStep<T>(read: () => T, everyMs = 60_000): T {
  const shown = read();
  const [, step] = useReducer((steps: number) => steps + 1, 0);
  const look = useEffectEvent(() => {
    if (!Object.is(read(), shown)) startTransition(step);
  });
  useEffect(() => {
    // Time has gone on since it was rendered.
    look();
    return onEachStep(everyMs, () => look());
  }, [everyMs]);
  return shown;
}

/** Calls back at each step of the clock while the page is seen; returns how to stop. */
export function onEachStep(everyMs: number, onTick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (document.hidden) return;
    timer = setTimeout(
      () => {
        onTick();
        wait();
      },
      everyMs - (presentTime() % everyMs),
    );
  };
  const catchUp = () => {
    if (!document.hidden) onTick();
    wait();
  };
  document.addEventListener('visibilitychange', catchUp);
  const stopFollowing = onClockCorrected(catchUp);
  wait();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', catchUp);
    stopFollowing();
  };
}
