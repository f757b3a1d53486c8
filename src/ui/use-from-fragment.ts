import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * What the address brings in its fragment, as `read` knows it, taken out of the address at once: a
 * secret is not left where it could be copied, shared or seen over a shoulder. With it, a function
 * that lets go of it. `read` answers undefined for a fragment that is none of its own.
 */
export function useFromFragment<T>(
  read: (fragment: string) => T | undefined,
): [T | undefined, () => void] {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const [found, setFound] = useState<T>();
  useEffect(() => {
    const value = read(hash);
    if (value === undefined) return;
    setFound(() => value);
    void navigate({ to: '.', search: (before: object) => before, hash: '', replace: true });
  }, [read, hash, navigate]);
  return [found, () => setFound(undefined)];
}
