import { useMemo } from 'react';
import { type Rights, readRights } from '#domain/rights.ts';
import { useSession } from '#replica/read.ts';

/** What whoever is signed in may write, as the server said at the last pull. */
export function useRights(): Rights {
  const rights = useSession().user?.rights;
  return useMemo(() => readRights(rights), [rights]);
}
