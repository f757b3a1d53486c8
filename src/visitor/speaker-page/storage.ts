import { createKeptDatabase, type DatabasePlan, settled } from '#replica/storage/kept-database.ts';
import { type Draft, isTouched } from './draft.ts';
import type { SpeakerPage } from './page.ts';

/** Something on its way to the server: what is said by it is made of the draft as it leaves. */
export interface Sending {
  readonly id: string;
  readonly draft: Draft;
}

/** What this device keeps of a private page: as it was last read, what was written, what is to be sent. */
export interface Kept {
  readonly page?: SpeakerPage;
  readonly draft: Draft;
  readonly sending?: Sending;
}

/** Where private pages are kept, by the code of their address. */
export interface SpeakerStorage {
  read(code: string): Promise<Kept | undefined>;
  write(code: string, kept: Kept): Promise<void>;
  /**
   * Moves what was written on a page of the same speaker and edition under another code, which this one
   * took the place of, to this code; undefined where nothing was.
   */
  adopt(code: string, page: SpeakerPage): Promise<Draft | undefined>;
  /** Forgets a page with everything that was written on it. */
  forget(code: string): Promise<void>;
}

const speakerPlan: DatabasePlan = {
  name: 'forum-speaker-page',
  steps: [(database) => database.createObjectStore('pages')],
};

/** Private pages in an IndexedDB database of their own. */
export function createSpeakerStorage(plan: DatabasePlan = speakerPlan): SpeakerStorage {
  const database = createKeptDatabase(plan);
  const pages = <T>(
    mode: 'readonly' | 'readwrite',
    work: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> =>
    database.run(['pages'], mode, (transaction) => settled(work(transaction.objectStore('pages'))));
  return {
    read: (code) => pages<Kept | undefined>('readonly', (store) => store.get(code)),
    write: async (code, kept) => void (await pages('readwrite', (store) => store.put(kept, code))),
    adopt: (code, page) =>
      database.run(['pages'], 'readwrite', async (transaction) => {
        const store = transaction.objectStore('pages');
        const codes = await settled(store.getAllKeys());
        const all = await settled<Kept[]>(store.getAll());
        let draft: Draft | undefined;
        all.forEach((held, at) => {
          const key = codes[at];
          if (key === undefined || key === code || !isOf(held, page)) return;
          store.delete(key);
          if (!isTouched(held.draft)) return;
          draft = held.draft;
          store.put({ page, draft } satisfies Kept, code);
        });
        return draft;
      }),
    forget: async (code) => void (await pages('readwrite', (store) => store.delete(code))),
  };
}

/** Whether what is kept is of the speaker and edition of a page. */
function isOf({ page }: Kept, { speaker, edition }: SpeakerPage): boolean {
  return page?.speaker.id === speaker.id && page.edition.starts_on === edition.starts_on;
}
