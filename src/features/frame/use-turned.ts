import { useEffect } from 'react';

/** What was being read: a part of the page, and how far into it (0 to 1). */
interface Line {
  readonly part: Element;
  readonly into: number;
}

/**
 * Has who turns the device go on reading where they were. Chromium holds on to what is at the top of the
 * window: the header, which stays there in a high window, and lies at the top of the page in a low one.
 */
export function useTurned(): void {
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) return;
    let width = innerWidth;
    let read: Line | undefined;
    const note = () => {
      // A page that is turned is scrolled before this hears of it.
      if (innerWidth === width) read = lineRead();
    };
    const turn = () => {
      if (innerWidth === width) return;
      width = innerWidth;
      if (read?.part.isConnected) show(read);
    };
    document.addEventListener('scrollend', note, { passive: true });
    addEventListener('resize', turn);
    return () => {
      document.removeEventListener('scrollend', note);
      removeEventListener('resize', turn);
    };
  }, []);
}

/** Where in the window one reads, px from its top. */
const height = () => innerHeight / 3;

/** Undefined at the top of a page, which stays there. */
function lineRead(): Line | undefined {
  const part = scrollY > 0 ? document.elementFromPoint(innerWidth / 2, height()) : null;
  if (!part?.closest('main')) return undefined;
  const box = part.getBoundingClientRect();
  return { part, into: (height() - box.top) / box.height };
}

function show({ part, into }: Line): void {
  const box = part.getBoundingClientRect();
  scrollBy({ top: box.top + into * box.height - height(), behavior: 'instant' });
}
