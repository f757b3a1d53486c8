import {
  createKeptDatabase,
  type DatabasePlan,
  type OpenCalls,
  settled,
} from '#replica/storage/kept-database.ts';
import { makeVisitorKey } from '../favourites/visitor-key.ts';
import { isRating, type Refusal, type Remark } from './remark.ts';

/** Where what was said on this device is kept. The service worker and every tab share one. */
export interface RemarkStorage {
  /** Everything that was said, the oldest first. */
  read(): Promise<readonly Remark[]>;
  /**
   * The key under which this device speaks, made when it first does; nothing else goes by it. Where none is
   * held, `former` is the one under which it spoke before, if any.
   */
  key(former?: string): Promise<string>;
  /** Adds a remark; a rating takes the place of the one before. Resolves once it is safely stored. */
  add(remark: Remark): Promise<void>;
  /** Keeps remarks again that the browser deleted; those that are there are left alone. */
  keepAgain(remarks: readonly Remark[]): Promise<void>;
  /** Notes what became of remarks, by id: why they were refused, or undefined when they were taken. */
  settle(outcomes: ReadonlyMap<string, Refusal | undefined>): Promise<void>;
  /** Takes a remark away. */
  remove(id: string): Promise<void>;
}

const keySlot = 'key';

/** The database of what a visitor says, which nothing done to the content touches. */
export const remarkPlan: DatabasePlan = {
  name: 'forum-remarks',
  steps: [
    (database) => {
      database.createObjectStore('remarks', { keyPath: 'id' });
      database.createObjectStore('speaker');
    },
  ],
};

/** Remarks in an IndexedDB database of their own. */
export function createRemarkStorage(
  plan: DatabasePlan = remarkPlan,
  calls: Pick<OpenCalls, 'onLost'> = {},
): RemarkStorage {
  const database = createKeptDatabase(plan, calls);
  const write = (work: (remarks: IDBObjectStore, held: readonly Remark[]) => void) =>
    database.run(['remarks'], 'readwrite', async (transaction) => {
      const remarks = transaction.objectStore('remarks');
      work(remarks, await settled<Remark[]>(remarks.getAll()));
    });
  return {
    read: () =>
      database.run(['remarks'], 'readonly', async (transaction) => {
        const held = await settled<Remark[]>(transaction.objectStore('remarks').getAll());
        return held.sort((a, b) => a.at - b.at);
      }),
    key: (former) =>
      database.run(['speaker'], 'readwrite', async (transaction) => {
        const slot = transaction.objectStore('speaker');
        const held = await settled<string | undefined>(slot.get(keySlot));
        const key = held ?? former ?? makeVisitorKey();
        if (!held) slot.put(key, keySlot);
        return key;
      }),
    add: (remark) =>
      write((remarks, held) => {
        for (const before of held) {
          const replaced = before.event === remark.event && isRating(before) && isRating(remark);
          if (replaced) remarks.delete(before.id);
        }
        remarks.put(remark);
      }),
    keepAgain: (known) =>
      write((remarks, held) => {
        const there = new Set(held.map(({ id }) => id));
        for (const remark of known) if (!there.has(remark.id)) remarks.put(remark);
      }),
    settle: (outcomes) =>
      write((remarks, held) => {
        for (const remark of held) {
          if (!outcomes.has(remark.id)) continue;
          const refusal = outcomes.get(remark.id);
          remarks.put(
            refusal ? { ...remark, state: 'refused', refusal } : { ...remark, state: 'sent' },
          );
        }
      }),
    remove: (id) => write((remarks) => remarks.delete(id)),
  };
}
