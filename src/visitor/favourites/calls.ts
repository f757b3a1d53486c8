import type { Backend } from '#replica/protocol/backend.ts';
import type { Result } from '#shared/failure.ts';
import { isRecord } from '#shared/record.ts';
import { type Favourite, type FavouriteKind, favouriteKey, isFavouriteKind } from './favourite.ts';

/** A word as the server holds it; `at` in server time, ms. */
export interface PulledFavourite {
  readonly kind: FavouriteKind;
  readonly id: string;
  readonly favourite: boolean;
  readonly at: number;
}

/** What became of one word; one that is superseded tells the later word. */
export type PushResult =
  | { readonly status: 'applied' | 'superseded'; readonly favourite: boolean; readonly at: number }
  | { readonly status: 'refused'; readonly code: string };

export interface Pushed {
  /** By `favouriteKey`. */
  readonly results: ReadonlyMap<string, PushResult>;
  /** Server time, ms. */
  readonly at: number;
}

export interface Pulled {
  /** False for a key nobody has used with this server. */
  readonly known: boolean;
  readonly favourites: readonly PulledFavourite[];
  /** Server time, ms. */
  readonly at: number;
}

/** Sends words; every one of them must be answered. The key travels in bodies only. */
export function pushFavourites(
  backend: Backend,
  key: string,
  words: readonly Favourite[],
): Promise<Result<Pushed>> {
  const ops = words.map(({ kind, id, favourite, at }) => ({
    kind,
    id,
    favourite,
    at: new Date(at).toISOString(),
  }));
  return backend.post('favourites_push', { p_key: key, p_ops: ops }, (value) => {
    const pushed = readPushed(value);
    return pushed && words.every((word) => pushed.results.has(word.key)) ? pushed : undefined;
  });
}

/** Fetches everything the server holds of a visitor. */
export function pullFavourites(backend: Backend, key: string): Promise<Result<Pulled>> {
  return backend.post('favourites_pull', { p_key: key }, readPulled);
}

function readPushed(value: unknown): Pushed | undefined {
  if (!isRecord(value) || !Array.isArray(value.results)) return undefined;
  const at = readInstant(value.at);
  const results = new Map<string, PushResult>();
  for (const result of value.results) {
    if (!isRecord(result)) return undefined;
    const { kind, id, status, code } = result;
    if (!isFavouriteKind(kind) || typeof id !== 'string') return undefined;
    const word = readWord(result);
    if (status === 'refused') {
      results.set(favouriteKey(kind, id), { status, code: String(code) });
    } else if (word && (status === 'applied' || status === 'superseded')) {
      results.set(favouriteKey(kind, id), { status, favourite: word.favourite, at: word.at });
    } else return undefined;
  }
  return at === undefined ? undefined : { results, at };
}

function readPulled(value: unknown): Pulled | undefined {
  if (!isRecord(value) || typeof value.known !== 'boolean') return undefined;
  const at = readInstant(value.at);
  if (!Array.isArray(value.favourites) || at === undefined) return undefined;
  const favourites: PulledFavourite[] = [];
  for (const item of value.favourites) {
    if (!isRecord(item)) return undefined;
    // A kind that a newer version of the app has added is left to that version.
    if (typeof item.kind === 'string' && !isFavouriteKind(item.kind)) continue;
    const word = readWord(item);
    if (!word) return undefined;
    favourites.push(word);
  }
  return { known: value.known, favourites, at };
}

function readWord(value: Record<string, unknown>): PulledFavourite | undefined {
  const { kind, id, favourite } = value;
  const at = readInstant(value.at);
  if (!isFavouriteKind(kind) || typeof id !== 'string' || typeof favourite !== 'boolean') {
    return undefined;
  }
  return at === undefined ? undefined : { kind, id, favourite, at };
}

function readInstant(value: unknown): number | undefined {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}
