import { useCallback, useSyncExternalStore } from 'react';

/**
 * True on a screen at least so many em (of 16 px) wide, enough for several columns if nothing else is
 * said; false where there is no screen.
 */
export function useWide(from = 64): boolean {
  const query = `(width >= ${from}em)`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
