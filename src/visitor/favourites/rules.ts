import type { PulledFavourite, PushResult } from './calls.ts';
import {
  type Favourite,
  type FavouriteChange,
  type FavouriteKind,
  favouriteKey,
  type Held,
  showsAsFavourite,
  type Visitor,
} from './favourite.ts';
import { makeRevision, makeVisitorKey } from './visitor-key.ts';

/**
 * Marks or unmarks a thing, `now` by this device's clock (ms); undefined when nothing changes. The
 * word is later than any this device has seen on the thing, however wrong the clock is. Where no
 * visitor is held, `former` is the one that this device spoke for before, if any.
 */
export function marked(
  held: Held,
  kind: FavouriteKind,
  id: string,
  favourite: boolean,
  now: number,
  former?: Visitor,
): FavouriteChange | undefined {
  const key = favouriteKey(kind, id);
  const known = held.favourites.get(key);
  if (known ? known.state !== 'refused' && known.favourite === favourite : !favourite) {
    return undefined;
  }
  const visitor = held.visitor ?? former ?? { key: makeVisitorKey(), offset: 0 };
  const at = Math.max(now + visitor.offset, (known?.at ?? 0) + 1);
  const word: Favourite = {
    key,
    kind,
    id,
    favourite,
    at,
    revision: makeRevision(),
    state: 'waiting',
  };
  return { ...(held.visitor ? {} : { visitor }), put: [word] };
}

/**
 * Adds what is known of a visitor and not held: all of it where nobody is, the words to be sent where it is
 * them, for the others the server has or somebody gave up, and nothing where it is somebody else.
 */
export function missingIn({ visitor, favourites }: Held, known: Held): FavouriteChange {
  const put = [...known.favourites.values()].filter(({ key }) => !favourites.has(key));
  if (!visitor) return { ...(known.visitor && { visitor: known.visitor }), put };
  if (visitor.key !== known.visitor?.key) return {};
  return { put: put.filter(({ state }) => state === 'waiting') };
}

/** The words that are still to be sent, oldest first. */
export function waitingIn({ favourites }: Held): Favourite[] {
  return [...favourites.values()]
    .filter(({ state }) => state === 'waiting')
    .sort((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1));
}

/** Takes the server's answers to what was sent; a word said since then still waits. */
export function answered(
  held: Held,
  sent: readonly Favourite[],
  results: ReadonlyMap<string, PushResult>,
): FavouriteChange {
  const put: Favourite[] = [];
  for (const { key, revision } of sent) {
    const word = held.favourites.get(key);
    const result = results.get(key);
    if (!word || !result || word.revision !== revision) continue;
    if (result.status === 'refused') put.push({ ...word, state: 'refused', code: result.code });
    else put.push(settled(word, result));
  }
  return { put };
}

/**
 * Takes what the server holds. What it lost, restored from a backup say, is sent to it again. Word
 * that something is no favourite is kept here, and sent only against an older one that says it is:
 * the server lets such words go when it has too many.
 */
export function merged(held: Held, pulled: readonly PulledFavourite[]): FavouriteChange {
  const put: Favourite[] = [];
  const theirs = new Map(pulled.map((word) => [favouriteKey(word.kind, word.id), word]));
  for (const [key, word] of theirs) {
    const own = held.favourites.get(key);
    if (!own || own.at < word.at || (own.at === word.at && own.state !== 'sent')) {
      put.push(settled({ key, ...word, revision: makeRevision() }, word));
    }
  }
  for (const [key, own] of held.favourites) {
    const their = theirs.get(key);
    if (own.state !== 'sent' || (their && their.at >= own.at)) continue;
    if (their || own.favourite) put.push({ ...own, state: 'waiting', revision: makeRevision() });
  }
  return { put };
}

/**
 * Takes on the key of another device with everything marked on either; `now` by this device's
 * clock. What is marked here and not there is sent under that key.
 */
export function adopted(
  held: Held,
  visitor: Visitor,
  pulled: readonly PulledFavourite[],
  now: number,
): FavouriteChange {
  const put: Favourite[] = [];
  const remove: string[] = [];
  const theirs = new Map(pulled.map((word) => [favouriteKey(word.kind, word.id), word]));
  for (const [key, word] of theirs) {
    put.push(settled({ key, ...word, revision: makeRevision() }, word));
  }
  for (const [key, own] of held.favourites) {
    const their = theirs.get(key);
    if (their?.favourite) continue;
    if (showsAsFavourite(own)) {
      const at = Math.max(now + visitor.offset, (their?.at ?? 0) + 1);
      const { kind, id } = own;
      const revision = makeRevision();
      put.push({ key, kind, id, favourite: true, at, revision, state: 'waiting' });
    } else if (!their) remove.push(key);
  }
  return { visitor, put, remove };
}

/** Sends a refused word again. */
export function retried(held: Held, key: string): FavouriteChange | undefined {
  const word = held.favourites.get(key);
  if (word?.state !== 'refused') return undefined;
  const { code: _, ...again } = word;
  return { put: [{ ...again, state: 'waiting', revision: makeRevision() }] };
}

/** Gives refused words up: things stay as they were before them. */
export function discarded(held: Held, keys: readonly string[]): FavouriteChange {
  const put: Favourite[] = [];
  const remove: string[] = [];
  for (const key of keys) {
    const word = held.favourites.get(key);
    if (word?.state !== 'refused') continue;
    if (word.favourite) remove.push(key);
    else put.push(settled(word, { favourite: true, at: word.at }));
  }
  return { put, remove };
}

/** The visitor with what an answer tells of the clock; the same one when it tells nothing new. */
export function withServerTime(visitor: Visitor, serverTime: number, now: number): Visitor {
  const offset = serverTime - now;
  // A second or two are the time an answer takes.
  return Math.abs(offset - visitor.offset) < 2_000 ? visitor : { ...visitor, offset };
}

function settled(
  word: Omit<Favourite, 'state' | 'code'>,
  { favourite, at }: { readonly favourite: boolean; readonly at: number },
): Favourite {
  const { key, kind, id, revision } = word;
  return { key, kind, id, favourite, at, revision, state: 'sent' };
}
