import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in Node and while a published page is being taken over, true from then on: what only this
 * device knows may be shown.
 */
export function useSettled(): boolean {
  const settled = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // Whole lists may be other then: deferred, they are rendered in pieces instead of in one long task.
  return useDeferredValue(settled);
}
