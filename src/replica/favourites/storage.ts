import { settled } from '../local-database.ts';
import { afterChange, type Change, type Favourite, type Held, type Visitor } from './favourite.ts';

/** Where favourites are kept. The service worker and every tab share one. */
export interface FavouriteStorage {
  read(): Promise<Held>;
  /**
   * Decides a change from what is held and writes it, in one transaction; resolves with what is
   * held then, once it is safely stored. `decide` may be called in any tab, and must be pure.
   */
  change(decide: (held: Held) => Change | undefined): Promise<Held>;
}

const name = 'forum-favourites';
const visitorSlot = 'visitor';

/** Favourites in an IndexedDB database of their own, so that nothing done to the content touches them. */
export function createFavouriteStorage(): FavouriteStorage {
  let opening: Promise<IDBDatabase> | undefined;

  function open(): Promise<IDBDatabase> {
    opening ??= openDatabase(() => {
      opening = undefined;
    });
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  }

  return {
    async read() {
      const transaction = (await open()).transaction(['favourites', 'visitor'], 'readonly');
      return heldIn(transaction);
    },
    async change(decide) {
      const transaction = (await open()).transaction(['favourites', 'visitor'], 'readwrite', {
        durability: 'strict',
      });
      const completed = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
      });
      const [held] = await Promise.all([write(transaction, decide), completed]);
      return held;
    },
  };
}

async function openDatabase(onClosed: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('favourites', { keyPath: 'key' });
    request.result.createObjectStore('visitor');
  };
  const database = await settled(request);
  // The browser closes it when the reader clears the site's data; the next use opens a new one.
  database.onclose = onClosed;
  database.onversionchange = () => {
    database.close();
    onClosed();
  };
  return database;
}

async function heldIn(transaction: IDBTransaction): Promise<Held> {
  const [favourites, visitor] = await Promise.all([
    settled<Favourite[]>(transaction.objectStore('favourites').getAll()),
    settled<Visitor | undefined>(transaction.objectStore('visitor').get(visitorSlot)),
  ]);
  return { visitor, favourites: new Map(favourites.map((word) => [word.key, word])) };
}

async function write(
  transaction: IDBTransaction,
  decide: (held: Held) => Change | undefined,
): Promise<Held> {
  const held = await heldIn(transaction);
  const change = decide(held);
  if (!change) return held;
  const favourites = transaction.objectStore('favourites');
  for (const key of change.remove ?? []) favourites.delete(key);
  for (const favourite of change.put ?? []) favourites.put(favourite);
  if (change.visitor) transaction.objectStore('visitor').put(change.visitor, visitorSlot);
  if (change.visitor === null) transaction.objectStore('visitor').delete(visitorSlot);
  return afterChange(held, change);
}
