import { useSyncExternalStore } from 'react';

let printing = false;

function subscribe(tell: () => void): () => void {
  const note = ({ type }: Event) => {
    printing = type === 'beforeprint';
    tell();
  };
  addEventListener('beforeprint', note);
  addEventListener('afterprint', note);
  return () => {
    removeEventListener('beforeprint', note);
    removeEventListener('afterprint', note);
    // Who leaves before it is printed hears of no end.
    printing = false;
  };
}

/**
 * Whether the page is being printed: on paper nothing can be unfolded or scrolled to. By the events, for of
 * the style sheets' `print` some browsers tell only the copy that they print.
 */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => printing,
    () => false,
  );
}
