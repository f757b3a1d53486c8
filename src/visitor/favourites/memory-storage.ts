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
  let chosen: Promise<FavouriteStorage> | undefined;
  const choose = () => {
    chosen ??= storage.read().then(
      () => storage,
      () => memory,
    );
    return chosen;
  };
  return {
    read: async () => (await choose()).read(),
    change: async (decide) => (await choose()).change(decide),
  };
}
