import type { Backend } from '#replica/protocol/backend.ts';
import { isVerdict } from '#replica/protocol/fetch-json.ts';
import type { Failure } from '#shared/failure.ts';
import { pullFavourites, pushFavourites } from './calls.ts';
import type { Favourite } from './favourite.ts';
import { answered, merged, waitingIn, withServerTime } from './rules.ts';
import type { FavouriteStorage } from './storage.ts';

/** The most words in one request; the server takes 500. */
const batchSize = 200;

interface DeliveryOptions {
  readonly storage: FavouriteStorage;
  readonly backend: Backend;
  /** Called after each change of what is stored. */
  readonly onRecorded: () => void;
  readonly now?: () => number;
}

/**
 * Sends the words that wait until none does; resolves with why it could not, if so, and the rest
 * keeps waiting. Sending twice is harmless, for the server knows the later word by its time.
 */
export async function sendFavourites(options: DeliveryOptions): Promise<Failure | undefined> {
  const { storage, backend, onRecorded, now = Date.now } = options;
  let size = batchSize;
  for (;;) {
    const held = await storage.read();
    const { visitor } = held;
    const batch = waitingIn(held).slice(0, size);
    if (!visitor || batch.length === 0) return undefined;
    const answer = await pushFavourites(backend, visitor.key, batch);
    if (!answer.ok && !isVerdict(answer.failure)) return answer.failure;
    if (!answer.ok && batch.length > 1) {
      // The server could not take the request as such: find the word that spoils it.
      size = Math.ceil(batch.length / 2);
      continue;
    }
    const { results, at } = answer.ok ? answer.value : refusalOf(batch, now() + visitor.offset);
    await storage.change((current) =>
      current.visitor?.key === visitor.key
        ? {
            ...answered(current, batch, results),
            visitor: withServerTime(current.visitor, at, now()),
          }
        : undefined,
    );
    onRecorded();
    size = batchSize;
  }
}

/** Fetches what the server holds and merges it; resolves with why it could not, if so. */
export async function fetchFavourites(options: DeliveryOptions): Promise<Failure | undefined> {
  const { storage, backend, onRecorded, now = Date.now } = options;
  const { visitor } = await storage.read();
  if (!visitor) return undefined;
  const answer = await pullFavourites(backend, visitor.key);
  if (!answer.ok) return answer.failure;
  const { favourites, at } = answer.value;
  await storage.change((current) =>
    current.visitor?.key === visitor.key
      ? { ...merged(current, favourites), visitor: withServerTime(current.visitor, at, now()) }
      : undefined,
  );
  onRecorded();
  return undefined;
}

function refusalOf(batch: readonly Favourite[], at: number) {
  const refusal = { status: 'refused', code: 'invalid' } as const;
  return { results: new Map(batch.map(({ key }) => [key, refusal])), at };
}
