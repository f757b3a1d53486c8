import { useState } from 'react';

/**
 * Whether what was typed last into a field is refused and to be told so. It is until something else is typed, or
 * the field comes to be worth something else than the `value` that it kept.
 */
export function useRefused(value: string | null) {
  const [kept, setKept] = useState<string | null>();
  return {
    isRefused: kept === value,
    refuse: () => setKept(value),
    forget: () => setKept(undefined),
  };
}
