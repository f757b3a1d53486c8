import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';

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
  const brought = useLocation({ select: (location) => location.state.brought });
  const navigate = useNavigate();
  const found = useMemo(() => (brought === undefined ? brought : read(brought)), [read, brought]);
  const keep = useCallback(
    (fragment?: string) => {
      const state = fragment === undefined ? {} : { brought: fragment };
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
    if (read(hash) !== undefined) keep(hash);
  }, [read, hash, keep]);
  return [found, useCallback(() => keep(), [keep])];
}
