import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { afterFrame } from '#shared/after-frame.ts';
import { focusHeading, leadToHeading } from '#ui/focus.ts';
import { overPage } from '#ui/over-page.ts';

/**
 * Leads the focus to the title of each screen that is gone to, for what had it is gone, and nobody who
 * reads by ear would know of the new one. What is gone back to has it where it was. `href` is the path
 * and search of what is on show.
 */
export function useArrival(href: string): void {
  const router = useRouter();
  const screen = screenAt(href);
  const before = useRef({ screen, index: router.latestLocation.state.__TSR_index });
  useEffect(() => {
    const { screen: left, index } = before.current;
    const { __TSR_index: now } = router.latestLocation.state;
    before.current = { screen, index: now };
    if (left === screen) return;
    let stop = () => {};
    // To take the focus has the browser style the page once more, for which a reader need not wait.
    const giveUp = afterFrame(() => {
      // What was opened over the screen meanwhile, as search by its keys, has the focus.
      if (now > index && overPage.length === 0) focusHeading();
      stop = leadToHeading();
    });
    return () => {
      giveUp();
      stop();
    };
  }, [router, screen]);
}

/** The rest of an address narrows or sorts what its screen lists. */
function screenAt(href: string): string {
  const [path = '', search] = href.split('?', 2);
  return `${path} ${new URLSearchParams(search).get('tab') ?? ''}`;
}
