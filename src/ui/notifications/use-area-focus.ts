import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { dismiss, hold, isBehind, type Notification, release } from './notifications.ts';

/** What has its own use for Escape while the focus is in it. */
const ownEscape =
  'dialog, [role="dialog"], [role="menu"], [role="listbox"], [aria-expanded="true"], input, select, textarea, [contenteditable]';

/**
 * The focus of the notification area: F8 leads in, Escape dismisses from anywhere, and when the
 * notification goes the focus returns to where it came from. Returns the area's properties.
 */
export function useAreaFocus(current: Notification | undefined) {
  const area = useRef<HTMLElement>(null);
  const inside = useRef(false);
  const cameFrom = useRef<HTMLElement>(undefined);

  useEffect(() => {
    if (!current) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isBehind()) return;
      if (event.key === 'F8') {
        event.preventDefault();
        area.current?.focus();
      } else if (event.key === 'Escape' && !document.activeElement?.closest(ownEscape)) dismiss();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [current]);

  useLayoutEffect(() => {
    if (!inside.current) return;
    if (current) {
      // The button that had the focus went with the notification it belonged to.
      if (!area.current?.contains(document.activeElement)) area.current?.focus();
    } else {
      inside.current = false;
      if (cameFrom.current?.isConnected) cameFrom.current.focus({ preventScroll: true });
    }
  }, [current]);

  return {
    ref: area,
    tabIndex: -1,
    onFocus({ relatedTarget }: FocusEvent<HTMLElement>) {
      if (!inside.current) cameFrom.current = (relatedTarget as HTMLElement | null) ?? undefined;
      inside.current = true;
      hold('focus');
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (currentTarget.contains(relatedTarget)) return;
      inside.current = false;
      release('focus');
    },
  };
}
