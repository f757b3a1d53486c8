import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type Favourite,
  type FavouriteKind,
  favouriteKinds,
  type Held,
  showsAsFavourite,
  type Visitor,
} from './favourite.ts';
import { waitingIn } from './rules.ts';

/** What screens can know of the favourites; a set keeps its identity until it changes. */
export interface FavouritesState {
  /** False until what the device holds has been read. */
  readonly ready: boolean;
  readonly ids: Readonly<Record<FavouriteKind, ReadonlySet<string>>>;
  /** Keys of favourites whose last tap is being written to the device. */
  readonly saving: ReadonlySet<string>;
  /** How many words are still to be sent. */
  readonly waiting: number;
  /** Words the server refused, for the reader to decide on. */
  readonly refused: readonly Favourite[];
  readonly visitor: Visitor | undefined;
}

const none: ReadonlySet<string> = new Set();

/** A state that shows nothing yet. It touches no browser global, so screens render from it in Node. */
export function createFavouritesState(): StoreApi<FavouritesState> {
  return createStore<FavouritesState>(() => ({
    ready: false,
    ids: { event: none, exhibitor: none, speaker: none },
    saving: none,
    waiting: 0,
    refused: [],
    visitor: undefined,
  }));
}

/** A tap that is on its way to the device's storage. */
export interface Tap {
  readonly key: string;
  readonly kind: FavouriteKind;
  readonly id: string;
  readonly favourite: boolean;
}

/** Shows what the device holds with the latest taps laid over it. */
export function show(
  state: StoreApi<FavouritesState>,
  held: Held,
  taps: ReadonlyMap<string, Tap>,
): void {
  const before = state.getState();
  const ids = { ...before.ids };
  for (const kind of favouriteKinds) {
    const now = new Set<string>();
    for (const word of held.favourites.values()) {
      if (word.kind === kind && showsAsFavourite(word)) now.add(word.id);
    }
    for (const tap of taps.values()) {
      if (tap.kind !== kind) continue;
      if (tap.favourite) now.add(tap.id);
      else now.delete(tap.id);
    }
    if (!sameSet(ids[kind], now)) ids[kind] = now;
  }
  state.setState({
    ready: true,
    ids,
    saving: new Set(taps.keys()),
    waiting: waitingIn(held).length,
    refused: [...held.favourites.values()].filter((word) => word.state === 'refused'),
    visitor: held.visitor,
  });
}

function sameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((id) => b.has(id));
}
