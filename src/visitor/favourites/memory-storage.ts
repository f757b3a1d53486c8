import { afterChange, nothingHeld } from './favourite.ts';
import type { FavouriteStorage } from './storage.ts';

/** Favourites that last as long as the page, for browsers that refuse IndexedDB. */
export function createMemoryFavourites(): FavouriteStorage {
  let held = nothingHeld;
  return {
    read: async () => held,
    async change(decide) {
      const change = decide(held);
      if (change) held = afterChange(held, change);
      return held;
    },
  };
}

/** The first storage, or one in memory from the moment the first turns out to be refused. */
export function withMemoryInstead(storage: FavouriteStorage): FavouriteStorage {
  const memory = createMemoryFavourites();
  let choosing: Promise<FavouriteStorage> | undefined;
  let chosen: FavouriteStorage | undefined;
  async function choose(): Promise<FavouriteStorage> {
    choosing ??= storage.read().then(
      () => storage,
      () => memory,
    );
    chosen = await choosing;
    return chosen;
  }
  // At once where it is known: what is asked for first has to be done first.
  return {
    read: async () => (chosen ?? (await choose())).read(),
    change: async (decide) => (chosen ?? (await choose())).change(decide),
  };
}
