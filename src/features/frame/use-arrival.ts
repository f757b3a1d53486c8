import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { leadToArrival } from '#ui/focus.ts';

/**
 * Leads the focus to the title of each screen that is gone to; what is gone back to has it where it was.
 * `href` is the path and search of what is on show.
 */
export function useArrival(href: string): void {
  const router = useRouter();
  const screen = screenAt(href);
  const before = useRef({ screen, index: router.latestLocation.state.__TSR_index });
  useEffect(() => {
    const { screen: left, index } = before.current;
    const { __TSR_index: now } = router.latestLocation.state;
    before.current = { screen, index: now };
    if (left !== screen) return leadToArrival(now <= index);
  }, [router, screen]);
}

/** The rest of an address narrows or sorts what its screen lists. */
function screenAt(href: string): string {
  const [path = '', search] = href.split('?', 2);
  return `${path} ${new URLSearchParams(search).get('tab') ?? ''}`;
}
