import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What the address of this entry brought in its fragment, until it is let go of. */
    readonly brought?: string;
  }
}

/**
 * What the address brings in its fragment, as `read` knows it, taken out of the address at once: a
 * secret is not left where it could be copied, shared or seen over a shoulder. The entry of the history
 * keeps it, for who loads the page again or has it built anew in another writing direction. With it, a
 * function that lets go of it. `read` answers undefined for a fragment that is none of its own.
 */
export function useFromFragment<T>(
  read: (fragment: string) => T | undefined,
): [T | undefined, () => void] {
  const hash = useLocation({ select: (location) => location.hash });
  const router = useRouter();
  const navigate = useNavigate();
  // Only once: a screen that is kept stays as it is while another entry is on show.
  const [found, setFound] = useState(() => read(router.state.location.state.brought ?? ''));
  const keep = useCallback(
    (brought?: string) => {
      const state = brought === undefined ? {} : { brought };
      void navigate({
        to: '.',
        search: (before: object) => before,
        hash: '',
        state,
        replace: true,
      });
    },
    [navigate],
  );
  useEffect(() => {
    const value = read(hash);
    if (value === undefined) return;
    setFound(() => value);
    keep(hash);
  }, [read, hash, keep]);
  const letGo = useCallback(() => {
    setFound(undefined);
    keep();
  }, [keep]);
  return [found, letGo];
}
