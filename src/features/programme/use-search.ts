import { useEffect } from 'react';
import { laterPart, useLaterPart } from '#device/later-part.ts';
import type { Programme } from '#domain/programme.ts';

const part = laterPart(() => import('./search.ts'));

/**
 * The search of the programme, undefined until it is there: at once where it is `wanted`, and then its
 * texts are folded.
 */
export function useProgrammeSearch(programme: Programme, wanted: boolean) {
  const search = useLaterPart(part, wanted, true);
  useEffect(() => {
    if (wanted) return search?.prepareSearch(programme);
  }, [search, programme, wanted]);
  return search;
}
