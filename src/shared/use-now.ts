import { useCallback, useSyncExternalStore } from 'react';
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
 * again only where it is another value.
 */
export function useAtEachStep<T>(read: () => T, everyMs = 60_000): T {
  const subscribe = useCallback((onTick: () => void) => onEachStep(everyMs, onTick), [everyMs]);
  return useSyncExternalStore(subscribe, read, read);
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
