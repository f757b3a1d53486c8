import { useMemo } from 'react';
import { writesText } from '#domain/rights.ts';
import { useAllContent, useSelectedEdition, useSession } from '#replica/read.ts';
import { type Language, languages } from '#shared/localized.ts';
import { useNow } from '#shared/use-now.ts';
import { useAddressState } from '#ui/use-address-state.ts';
import { translatedKinds } from '../kinds/text-states.ts';
import { useOrigins } from '../kinds/use-origins.ts';
import { useRights } from '../kinds/use-rights.ts';
import { useMembers } from './use-members.ts';
import { useReads } from './use-reads.ts';
import { filterWork, type WorkFilter, workIn } from './work.ts';

/** How often the order is looked at anew, in ms: sessions go by. */
const step = 600_000;

/** What the list can be narrowed to, in the order in which it is offered. */
export const workStates = ['todo', 'outdated', 'missing', 'current'] as const;

/** What there is to translate into the language that the address names, and what of it is on show. */
export function useWork() {
  const rights = useRights();
  const content = useAllContent();
  const origins = useOrigins();
  const edition = useSelectedEdition();
  const self = useSession().user;
  const { members, membersMissing } = useMembers();
  const reads = useReads();
  const now = useNow(step);
  const [address, setAddress] = useAddressState('language', 'kind', 'state', 'whose', 'item');
  const own = languages.filter((language) =>
    translatedKinds.some((kind) => writesText(rights, kind, language)),
  );
  const language =
    languages.find((one) => one === address.language) ??
    preferred(own.length > 0 ? own : languages);
  const all = useMemo(
    () => workIn(content, origins, language, edition, now, reads),
    [content, origins, language, edition, now, reads],
  );
  const { kind, whose } = address;
  const state = workStates.find((one) => one === address.state) ?? 'todo';
  const items = useMemo(() => {
    const filter: WorkFilter = { kind, state, whose };
    return filterWork(all, language, filter, self?.id);
  }, [all, language, kind, state, whose, self?.id]);
  return {
    all,
    items,
    language,
    edition,
    self,
    members,
    membersMissing,
    address: { ...address, state },
    setAddress,
  };
}

/** Who writes French among others comes for the others: most texts are written in it. */
function preferred(own: readonly Language[]): Language {
  return own.findLast((language) => language !== 'fr') ?? 'fr';
}

/** What lists of translations show. */
export type Work = ReturnType<typeof useWork>;
