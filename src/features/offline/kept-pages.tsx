import { useLocation } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { whenIdle } from '#device/idle.ts';
import { keepPages, renewPages } from '#device/pages.ts';
import { useLanguage } from '#i18n/use-language.ts';
import {
  type Content,
  useAllContent,
  useContent,
  useContentPhase,
  useSelectedEdition,
  useSession,
  useSyncStatus,
} from '#replica/read.ts';
import { defaultEdition } from '#replica/sync/selection.ts';
import { addressOf } from '#shared/addresses.ts';
import { isLanguage } from '#shared/localized.ts';
import { pageAddress } from '#shared/page-address.ts';
import { forgetPages } from '#shared/page-cache.ts';
import { type FavouriteKind, useFavourites } from '#visitor/favourites/read.ts';
import { joinedAudience } from '#visitor/join-audience.ts';
import { changedIds } from './changed-ids.ts';
import { createRenewals, type Renewals } from './renewals.ts';
import { visitedPages } from './visited.ts';

/** How long after a page has come (ms) it is asked to be kept: it has things of its own to fetch. */
const settling = 2_000;
/** How many pages of favourites are kept at most. */
const mostFavourites = 100;
/** How many of the pages visited last are fetched again once they are out of date. */
const fetchedAgain = 20;

/**
 * Keeps the published pages of visited and favourite addresses on this device, as long as they are
 * what its reader would see; shows nothing of its own.
 */
export function KeptPages() {
  const phase = useContentPhase();
  const language = useLanguage();
  const edition = useSelectedEdition();
  const ordinary = useIsOrdinary();
  // An address without a language shows the reader's own, whatever this page is in.
  const { own } = document.documentElement.dataset;
  const favourites = useFavouriteAddresses();
  const visited = useVisited();
  useRenewals(ordinary);

  useEffect(() => {
    if (phase !== 'ready' || edition === undefined || !isLanguage(own)) return;
    if (!ordinary) return void forgetPages();
    const [last, before] = [visited.slice(0, fetchedAgain), visited.slice(fetchedAgain)];
    const pages = { language: own, edition, wanted: [...favourites, ...last], welcome: before };
    const showing = new AbortController();
    const timer = setTimeout(() => void keepPages(pages, showing.signal), settling);
    return () => {
      clearTimeout(timer);
      showing.abort();
    };
  }, [phase, ordinary, edition, own, favourites, visited]);

  const shownIn = useRef(language);
  useEffect(() => {
    if (shownIn.current !== language) void forgetPages();
    shownIn.current = language;
  }, [language]);
  return null;
}

/** Whether the reader sees what is published: the current edition, as everybody. */
function useIsOrdinary(): boolean {
  const edition = useSelectedEdition();
  const current = defaultEdition(useContent('edition'));
  const { phase } = useSession();
  const { notice } = useSyncStatus();
  const { audience } = joinedAudience();
  const everybody = phase === 'signed_out' && audience === 'public';
  return edition === current && everybody && notice !== 'storage_full';
}

function useFavouriteAddresses(): readonly string[] {
  const events = useFavourites('event');
  const speakers = useFavourites('speaker');
  const exhibitors = useFavourites('exhibitor');
  const held = useAllContent();
  const list = useMemo(() => {
    // Favourites of other editions have no page in this one.
    const addresses = (kind: FavouriteKind, ids: Iterable<string>) =>
      [...ids].filter((id) => held[kind].has(id)).map((id) => addressOf(kind, { id }));
    const all = [
      ...addresses('event', events),
      ...addresses('speaker', speakers),
      ...addresses('exhibitor', exhibitors),
    ];
    return all.slice(0, mostFavourites).join(' ');
  }, [held, events, speakers, exhibitors]);
  // The same list as long as nothing joins it or leaves it, whatever else has changed.
  return useMemo(() => list.split(' ').filter(Boolean), [list]);
}

/** The addresses visited on this device, that on show first. */
function useVisited(): readonly string[] {
  const address = useLocation({
    select: ({ pathname, searchStr }) => pageAddress({ pathname, search: searchStr }),
  });
  const [visited, setVisited] = useState(visitedPages.list);
  useEffect(() => {
    if (address === undefined) return;
    void whenIdle(settling).then(() => {
      visitedPages.note(address);
      setVisited(visitedPages.list());
    });
  }, [address]);
  return visited;
}

/** Has the pages fetched anew that show what has changed, where pages are kept. */
function useRenewals(kept: boolean): void {
  const phase = useContentPhase();
  const content = useAllContent();
  const before = useRef<Content>(undefined);
  const renewals = useRef<Renewals>(undefined);
  useEffect(() => {
    if (!kept) return;
    const created = createRenewals(renewPages);
    renewals.current = created;
    return () => {
      renewals.current = undefined;
      created.stop();
    };
  }, [kept]);
  useEffect(() => {
    if (phase !== 'ready') return;
    const changed = before.current ? changedIds(before.current, content) : [];
    before.current = content;
    if (changed.length > 0) renewals.current?.note(changed);
  }, [phase, content]);
}
