import { useMemo } from 'react';
import { useProgramme } from '#domain/programme.ts';
import { groupBy } from '#shared/group-by.ts';
import { useFavourites } from '#visitor/favourites/read.ts';
import { type WalkStop, walkOf } from './walk.ts';

/** The walks between the visitor's favourite sessions, by programme day; days with one place have none. */
export function useWalks(): ReadonlyMap<string, readonly WalkStop[]> {
  const { sessions } = useProgramme();
  const ids = useFavourites('event');
  return useMemo(() => {
    const chosen = sessions.filter(({ event }) => ids.has(event.id));
    const walks = [...groupBy(chosen, ({ event }) => event.date)].map(
      ([day, ofDay]) => [day, walkOf(ofDay)] as const,
    );
    return new Map(
      walks.filter(([, walk]) => walk.length > 1).sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  }, [sessions, ids]);
}
