import {
  createKeptDatabase,
  type DatabasePlan,
  type OpenCalls,
  settled,
} from '#replica/storage/kept-database.ts';
import {
  afterChange,
  type Favourite,
  type FavouriteChange,
  type Held,
  type Visitor,
} from './favourite.ts';

/** The Web Lock under which favourites are sent and fetched, by one tab or the worker at a time. */
export const favouritesLock = 'forum-favourites';

/** Where favourites are kept. The service worker and every tab share one. */
export interface FavouriteStorage {
  read(): Promise<Held>;
  /**
   * Decides a change from what is held and writes it, in one transaction; resolves with what is
   * held then, once it is safely stored. `decide` may be called in any tab, and must be pure.
   */
  change(decide: (held: Held) => FavouriteChange | undefined): Promise<Held>;
}

const visitorSlot = 'visitor';
const stores = ['favourites', 'visitor'] as const;

/** The database of the favourites, which nothing done to the content touches. */
export const favouritePlan: DatabasePlan = {
  name: 'forum-favourites',
  steps: [
    (database) => {
      database.createObjectStore('favourites', { keyPath: 'key' });
      database.createObjectStore('visitor');
    },
  ],
};

/** Favourites in an IndexedDB database of their own. */
export function createFavouriteStorage(
  plan: DatabasePlan = favouritePlan,
  calls: Pick<OpenCalls, 'onLost'> = {},
): FavouriteStorage {
  const database = createKeptDatabase(plan, calls);
  return {
    read: () => database.run(stores, 'readonly', heldIn),
    change: (decide) =>
      database.run(stores, 'readwrite', (transaction) => write(transaction, decide)),
  };
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
  decide: (held: Held) => FavouriteChange | undefined,
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
