import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useScreenAddress } from './screen-address.ts';

/**
 * The state of a screen that lives in the address's search, so that it outlasts reloading, coming
 * back and sharing; '' for what the address does not say. Setting it replaces the entry in the
 * history and leaves the page where it is.
 */
export function useAddressState<N extends string>(
  ...names: readonly N[]
): readonly [Readonly<Record<N, string>>, (changes: Partial<Record<N, string>>) => void] {
  const { search } = useScreenAddress();
  const navigate = useNavigate();
  const set = useCallback(
    (changes: Partial<Record<N, string>>) => {
      const next = (before: object) =>
        Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value));
      void navigate({ to: '.', search: next, replace: true, resetScroll: false });
    },
    [navigate],
  );
  const state = Object.fromEntries(names.map((name) => [name, search[name] ?? '']));
  return [state as Record<N, string>, set];
}

/** What the address says besides these names, for links from here that keep it. */
export function useAddressBeside(...names: readonly string[]): Readonly<Record<string, string>> {
  const { search } = useScreenAddress();
  return Object.fromEntries(Object.entries(search).filter(([name]) => !names.includes(name)));
}
