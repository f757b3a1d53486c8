import { useEffect } from 'react';

/** Leads the focus to the title of the page, so that who reads by ear or by keyboard begins there. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Gives the focus back that went with what has been closed: to what had opened it, or to the title of the
 * page where that is gone too. What has taken the focus meanwhile keeps it.
 */
export function giveFocusBack(opener: Element | null): void {
  // Once what follows from closing has been drawn.
  setTimeout(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    else focusHeading();
  });
}

/** Gives the focus back, once what calls this is gone, to what had it before. */
export function useFocusBack(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => giveFocusBack(opener);
  }, []);
}
