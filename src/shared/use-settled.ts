import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** True in Node, and for what is taken over as a published page has it: it began with what is known there. */
export function useTakenOver(): boolean {
  const [found] = useState(() => ({ takenOver: false }));
  // React asks for a server's answer only where there may be one; what it was stays, for another would
  // be rendered at once, and not in pieces.
  return useSyncExternalStore(
    never,
    () => found.takenOver,
    () => {
      found.takenOver = true;
      return true;
    },
  );
}

/**
 * False in Node and while a published page is being taken over, true from then on: what only this
 * device knows may be shown. It stays false where it makes `noDifference`.
 */
export function useSettled(noDifference = false): boolean {
  const [settled, setSettled] = useState(!useTakenOver());
  useEffect(() => {
    // Whole lists may be other then: a transition is rendered in pieces.
    if (!settled && !noDifference) startTransition(() => setSettled(true));
  }, [settled, noDifference]);
  return settled;
}
