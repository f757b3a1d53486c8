import type { AnyRouter } from '@tanstack/react-router';
import { focusHeading } from '#ui/focus.ts';

/**
 * Goes to an address and leads the focus to the title of its page, so that who reads by ear or by
 * keyboard begins there. Returns what leaves the focus alone from then on.
 */
export function goToHeading(router: AnyRouter, address: string): () => void {
  if (router.latestLocation.href === address) {
    focusHeading();
    return () => undefined;
  }
  const stop = router.subscribe('onRendered', () => {
    stop();
    focusHeading();
  });
  router.history.push(address);
  return stop;
}
