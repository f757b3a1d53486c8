import { useSyncExternalStore } from 'react';
import { type Favourite, type FavouriteKind, favouriteKey } from './favourite.ts';
import type { FavouritesState } from './shown.ts';
import { favourites } from './start.ts';

export type { Favourite, FavouriteKind } from './favourite.ts';

/** The ids of all favourites of a kind, those marked a moment ago included. */
export function useFavourites(kind: FavouriteKind): ReadonlySet<string> {
  return useFavouritesState(({ ids }) => ids[kind]);
}

/** Whether one thing is a favourite; renders again only when that changes. */
export function useIsFavourite(kind: FavouriteKind, id: string): boolean {
  return useFavouritesState(({ ids }) => ids[kind].has(id));
}

/** True while the last tap on a thing is being written to the device. */
export function useIsSaving(kind: FavouriteKind, id: string): boolean {
  return useFavouritesState(({ saving }) => saving.has(favouriteKey(kind, id)));
}

/** How many taps are still to be sent, and those the server refused. */
export function useFavouriteStatus(): {
  readonly waiting: number;
  readonly refused: readonly Favourite[];
} {
  const waiting = useFavouritesState((state) => state.waiting);
  const refused = useFavouritesState((state) => state.refused);
  return { waiting, refused };
}

/** True once what the device holds has been read. */
export function useFavouritesReady(): boolean {
  return useFavouritesState(({ ready }) => ready);
}

/** Whose favourites these are; undefined before there are any, and once they were forgotten. */
export function useVisitorKey(): string | undefined {
  return useFavouritesState(({ visitor }) => visitor?.key);
}

/** The read-only view opened from this device, if any. */
export function useOwnShare(): { readonly code: string; readonly name: string | null } | undefined {
  return useFavouritesState(({ visitor }) => visitor?.share);
}

/** Whether this device has made a link or a calendar's address, which end when it takes on another key. */
export function useHasOpened(): boolean {
  return useFavouritesState(({ visitor }) => Boolean(visitor?.share ?? visitor?.calendar));
}

/**
 * Makes a thing a favourite, or no longer one, whatever it was; resolves once it is safely stored.
 * Rejects when the device has no room, and then shows things as they were.
 */
export function setFavourite(kind: FavouriteKind, id: string, favourite: boolean): Promise<void> {
  return favourites.mark(kind, id, favourite);
}

/** In Node there is no visitor: pages are published with nothing marked. */
function useFavouritesState<T>(select: (state: FavouritesState) => T): T {
  const { state } = favourites;
  return useSyncExternalStore(
    state.subscribe,
    () => select(state.getState()),
    () => select(state.getInitialState()),
  );
}
