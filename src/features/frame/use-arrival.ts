import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { leadToArrival } from '#ui/focus.ts';

/**
 * Leads the focus to the title of each screen that is gone to, or to the part of one that a link led to; what is
 * gone back to has it where it was. `href` is the path and search of what is on show.
 */
export function useArrival(href: string): void {
  const router = useRouter();
  const screen = screenAt(href);
  const before = useRef({ screen, index: router.latestLocation.state.__TSR_index });
  useEffect(() => {
    const { screen: left, index } = before.current;
    const { hash, state } = router.latestLocation;
    const now = state.__TSR_index;
    before.current = { screen, index: now };
    if (left !== screen) return leadToArrival(now <= index, hash);
  }, [router, screen]);
  useEffect(() => {
    let stop = () => {};
    const stopHearing = router.subscribe('onRendered', (event) => {
      const { fromLocation, toLocation, hrefChanged, hashChanged } = event;
      const { hash, pathname, state } = toLocation;
      const back = state.__TSR_index <= (fromLocation?.state.__TSR_index ?? 0);
      // Of another screen it is seen to above.
      if (!hash || back || pathname !== fromLocation?.pathname || (hrefChanged && !hashChanged))
        return;
      stop();
      stop = leadToArrival(false, hash);
    });
    return () => {
      stopHearing();
      stop();
    };
  }, [router]);
}

/** The rest of an address narrows or sorts what its screen lists. */
function screenAt(href: string): string {
  const [path = '', search] = href.split('?', 2);
  return `${path} ${new URLSearchParams(search).get('tab') ?? ''}`;
}
