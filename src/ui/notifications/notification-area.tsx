import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Announcer } from './announcer.tsx';
import classes from './notification-area.module.css';
import { NotificationCard } from './notification-card.tsx';
import { hold, release, useNotificationOnShow } from './notifications.ts';
import { useAreaFocus } from './use-area-focus.ts';

/**
 * Where notifications appear, one at a time: a landmark named `label`, reached with F8. Escape, a
 * swipe or the button named `closeLabel` dismiss; pointing or focusing holds.
 */
export function NotificationArea({ label, closeLabel }: { label: string; closeLabel: string }) {
  const current = useNotificationOnShow();
  // The last one stays until it has been shown out.
  const [shown, setShown] = useState(current);
  if (current && current !== shown) setShown(current);
  const focus = useAreaFocus(current);
  useHoldWhileHidden();
  return createPortal(
    <>
      <section aria-label={label} aria-keyshortcuts="F8" className={classes.area} {...focus}>
        {shown && (
          <NotificationCard
            key={shown.id}
            notification={shown}
            closeLabel={closeLabel}
            leaving={current === undefined}
            onGone={() => setShown(undefined)}
          />
        )}
      </section>
      <Announcer notification={current} />
    </>,
    document.body,
  );
}

function useHoldWhileHidden() {
  useEffect(() => {
    const look = () => (document.visibilityState === 'hidden' ? hold : release)('hidden');
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      release('hidden');
    };
  }, []);
}
