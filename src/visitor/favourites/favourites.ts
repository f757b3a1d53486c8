import type { StoreApi } from 'zustand/vanilla';
import {
  afterChange,
  type FavouriteChange,
  type FavouriteKind,
  favouriteKey,
  type Held,
  nothingHeld,
  type Visitor,
} from './favourite.ts';
import { discarded, marked, missingIn, retried } from './rules.ts';
import { createFavouritesState, type FavouritesState, show, type Tap } from './shown.ts';
import type { FavouriteStorage } from './storage.ts';

/** The visitor's favourites in one tab. */
export interface Favourites {
  readonly state: StoreApi<FavouritesState>;
  /**
   * Marks or unmarks a thing: shown at once, resolved once it is safely stored. Rejects when the
   * device cannot store it, and then shows things as they were.
   */
  mark(kind: FavouriteKind, id: string, favourite: boolean): Promise<void>;
  /** Sends a refused word again. */
  retry(key: string): Promise<void>;
  /** Gives refused words up. */
  discard(...keys: readonly string[]): Promise<void>;
  /** Writes a change decided from what is held, shows it and tells of it. */
  change(decide: (held: Held) => FavouriteChange | undefined): Promise<Held>;
  /** Reads again what the device holds, after another tab or the worker has changed it. */
  refresh(): Promise<Held>;
  /**
   * Keeps what this tab knows once more, after the browser has deleted what the device kept; what is still
   * there is left alone. Rejects where there is no room: it then stays on show, and comes before the next change.
   */
  keepAgain(): Promise<void>;
  /** Keeps what an earlier `keepAgain` found no room for, if it did. */
  keepLost(): Promise<void>;
  /**
   * Where no visitor is held, takes on again the one that this device spoke for; resolves with who is held then.
   * Rejects where there is no room.
   */
  restore(): Promise<Visitor | undefined>;
}

interface FavouritesOptions {
  readonly storage: FavouriteStorage;
  /** Called after each change, to send it and to tell other tabs. */
  readonly onChange: () => void;
  /** Whom this device spoke for, as is remembered beside the storage; undefined where nothing is. */
  readonly former?: () => Visitor | undefined;
  readonly now?: () => number;
}

/** Makes the favourites of a tab over the storage that all tabs share. */
export function createFavourites(options: FavouritesOptions): Favourites {
  const { storage, onChange, former = () => undefined, now = Date.now } = options;
  const state = createFavouritesState();
  const taps = new Map<string, Tap>();
  let held = nothingHeld;
  /** What the browser has deleted and this tab still knows. */
  let lost: Held | undefined;

  function present(current: Held): Held {
    const missing = lost && missingIn(current, lost);
    // Where another tab has kept it, what goes from now on was given up.
    if (current.visitor && !missing?.put?.length) lost = undefined;
    held = lost && missing ? afterChange(current, missing) : current;
    show(state, held, taps);
    return held;
  }

  async function write(decide: (current: Held) => FavouriteChange | undefined): Promise<Held> {
    await keepLost();
    return storage.change(decide);
  }

  async function change(decide: (current: Held) => FavouriteChange | undefined): Promise<Held> {
    const current = present(await write(decide));
    onChange();
    return current;
  }

  async function keepLost(): Promise<void> {
    const known = lost;
    if (!known) return;
    const current = await storage.change((found) => missingIn(found, known));
    if (lost === known) lost = undefined;
    present(current);
    onChange();
  }

  return {
    state,
    change,
    async refresh() {
      return present(await storage.read());
    },
    async keepAgain() {
      if (held.visitor) lost = held;
      await keepLost();
    },
    keepLost,
    async restore() {
      const { visitor } = present(await storage.read());
      const before = former();
      if (visitor || !before) return visitor;
      return (await change((found) => (found.visitor ? undefined : { visitor: before }))).visitor;
    },
    async mark(kind, id, favourite) {
      const key = favouriteKey(kind, id);
      const tap: Tap = { key, kind, id, favourite };
      taps.set(key, tap);
      show(state, held, taps);
      try {
        const current = await write((found) => marked(found, kind, id, favourite, now(), former()));
        if (taps.get(key) === tap) taps.delete(key);
        present(current);
      } catch (error) {
        if (taps.get(key) === tap) taps.delete(key);
        show(state, held, taps);
        throw error;
      }
      onChange();
    },
    async retry(key) {
      await change((current) => retried(current, key));
    },
    async discard(...keys) {
      await change((current) => discarded(current, keys));
    },
  };
}
