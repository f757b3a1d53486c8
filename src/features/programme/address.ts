import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useScreenAddress } from '#ui/screen-address.ts';
import type { Filter } from './filter.ts';

/** What the programme's address says; '' for what it does not. */
export interface ProgrammeAddress extends Filter {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly q: string;
  /** `grid` for the plan of halls, anything else for the list. */
  readonly view: string;
}

const names = ['day', 'type', 'place', 'speaker', 'language', 'track', 'q', 'view'] as const;

/**
 * The state of the programme that lives in the address, so that it outlasts reloading, coming back
 * and sharing. Setting it replaces the entry in the history and leaves the page where it is.
 */
export function useProgrammeAddress(): {
  readonly address: ProgrammeAddress;
  readonly setAddress: (changes: Partial<ProgrammeAddress>) => void;
} {
  const { search } = useScreenAddress();
  const navigate = useNavigate();
  const address = useMemo(() => {
    const entries = names.map((name) => [name, search[name] ?? '']);
    return Object.fromEntries(entries) as Record<(typeof names)[number], string>;
  }, [search]);
  const setAddress = useCallback(
    (changes: Partial<ProgrammeAddress>) => {
      void navigate({
        to: '.',
        search: (before: object) => withoutBlanks({ ...before, ...changes }),
        replace: true,
        resetScroll: false,
      });
    },
    [navigate],
  );
  return { address, setAddress };
}

/** Only what says something, so that the address stays short. */
export function withoutBlanks(search: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== ''));
}
