import { createKeptDatabase, type DatabasePlan, settled } from '#replica/storage/kept-database.ts';
import { joinStoreNews } from '../tabs.ts';
import { type Draft, emptyDraft, isSame, isTouched } from './draft.ts';
import type { SpeakerPage } from './page.ts';

/** Something on its way to the server: what is said by it is made of the draft as it leaves. */
interface Sending {
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
  /**
   * Makes of what is held what is to be held, in one transaction, and tells the other tabs; resolves with
   * what is held then. `decide` must be pure; where it gives nothing, or what is held, nothing is written.
   */
  change(
    code: string,
    decide: (held: Kept | undefined) => Kept | undefined,
  ): Promise<Kept | undefined>;
  /**
   * Moves what was written on pages of the same speaker and edition under other codes, which this one
   * took the place of, to this code; undefined where nothing was.
   */
  adopt(code: string, page: SpeakerPage): Promise<Draft | undefined>;
  /** Forgets a page; what was written on it and not sent waits, behind no address, for `adopt`. */
  forget(code: string): Promise<void>;
  /** Calls back when another tab has changed something, or the browser has closed the database, until stopped. */
  listen(heard: () => void): () => void;
}

const speakerPlan: DatabasePlan = {
  name: 'forum-speaker-page',
  steps: [(database) => database.createObjectStore('pages')],
};

/** Private pages in an IndexedDB database of their own. */
export function createSpeakerStorage(plan: DatabasePlan = speakerPlan): SpeakerStorage {
  const listeners = new Set<() => void>();
  const tellAll = () => {
    for (const heard of listeners) heard();
  };
  const news = joinStoreNews(plan.name, tellAll);
  const database = createKeptDatabase(plan, { onLost: tellAll });
  const pages = <T>(
    mode: 'readonly' | 'readwrite',
    work: (store: IDBObjectStore) => Promise<T>,
  ): Promise<T> =>
    database.run(['pages'], mode, (transaction) => work(transaction.objectStore('pages')));
  const heldIn = (store: IDBObjectStore, code: string) =>
    settled<Kept | undefined>(store.get(code));
  return {
    read: (code) => pages('readonly', (store) => heldIn(store, code)),
    async change(code, decide) {
      const { next, changed } = await pages('readwrite', async (store) => {
        const held = await heldIn(store, code);
        const next = decide(held);
        const changed = next !== undefined && !isSame(next, held);
        if (changed) store.put(next, code);
        return { next, changed };
      });
      if (changed) news.tell();
      return next;
    },
    adopt: (code, page) =>
      pages('readwrite', async (store) => {
        const codes = await settled(store.getAllKeys());
        const all = await settled<Kept[]>(store.getAll());
        const others = all.flatMap((held, at) => {
          const key = codes[at];
          return key === undefined || key === code || !isOf(held, page) ? [] : [{ key, held }];
        });
        for (const { key } of others) store.delete(key);
        const own = all[codes.indexOf(code)];
        const drafts = others.map(({ held }) => held.draft).filter(isTouched);
        if (drafts.length === 0) return undefined;
        // What was written behind this address is the later word.
        const draft = [...drafts, own?.draft ?? emptyDraft].reduce(laid);
        store.put({ ...own, page, draft } satisfies Kept, code);
        return draft;
      }),
    forget: (code) =>
      pages('readwrite', async (store) => {
        const held = await heldIn(store, code);
        store.delete(code);
        if (!held?.page || !isTouched(held.draft)) return;
        const page = { ...held.page, details: null, waiting: [] };
        store.put({ page, draft: held.draft } satisfies Kept, `ended ${code}`);
      }),
    listen(heard) {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
  };
}

function laid(below: Draft, above: Draft): Draft {
  return {
    ...{ ...below, ...above },
    texts: { ...below.texts, ...above.texts },
    details: { ...below.details, ...above.details },
  };
}

/** Whether what is kept is of the speaker and edition of a page. */
function isOf({ page }: Kept, { speaker, edition }: SpeakerPage): boolean {
  return page?.speaker.id === speaker.id && page.edition.starts_on === edition.starts_on;
}
