import { useLayoutEffect } from 'react';
import { hold, notificationOnShow, onNotification, release } from './notifications.ts';

/** How many are open over the page. */
let open = 0;

/**
 * Has the notification on show wait, with its time, for as long as what calls this is open over the page. What
 * comes meanwhile is shown.
 */
export function useNoticeBehind(): void {
  useLayoutEffect(() => {
    const before = notificationOnShow();
    open += 1;
    if (before) wait(true);
    const stop = onNotification(() => {
      if (notificationOnShow() !== before) wait(false);
    });
    return () => {
      stop();
      open -= 1;
      // What closes it is heard by the notification as well: Escape would dismiss it.
      setTimeout(() => open === 0 && wait(false));
    };
  }, []);
}

function wait(behind: boolean): void {
  document.documentElement.toggleAttribute('data-notice-behind', behind);
  (behind ? hold : release)('behind');
}
