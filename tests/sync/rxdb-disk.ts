import { IDBFactory, IDBDatabase as StoredDatabase } from 'fake-indexeddb';
import { listRxdb, openRxdb, removeRxdb } from '#replica/rxdb-shelves.ts';
import type { Shelf } from '#replica/shelf.ts';
import { readStoredContent } from '#replica/stored-content.ts';
import type { OpenShelves } from './client.ts';
import type { Life } from './mortal.ts';

/** Whose life it is that writes to a database, by the name of the RxDB database. */
const lives = new Map<string, Life>();

/** The databases of lives that have ended. */
const buried = new Set<string>();

const gone = 'the tab is gone';

const transaction = StoredDatabase.prototype.transaction;
StoredDatabase.prototype.transaction = function (stores, mode, options) {
  const name = /^rxdb-dexie-(.+?)--/.exec(this.name)?.[1];
  // An upgrade is the database's own doing, and one that throws would leave its opening unsettled.
  const life = name === undefined || mode === 'versionchange' ? undefined : lives.get(name);
  const alive = mode === 'readwrite' ? life?.pass() : !life?.dead;
  if (life && !alive) throw new DOMException(gone, 'UnknownError');
  return transaction.call(this, stores, mode, options);
};

/** RxDB leaves promises of its own unhandled when its storage goes away under it. */
function isOfTheDead(reason: unknown): boolean {
  const closed = /RxStorageInstanceDexie is closed (forum-\S+?)-(?:content|rx-|_rxdb)/;
  const name = closed.exec(String(reason))?.[1];
  return String(reason).includes(gone) || (name !== undefined && buried.has(name));
}

const listeners = process.listeners('unhandledRejection');
process.removeAllListeners('unhandledRejection');
process.on('unhandledRejection', (reason, promise) => {
  if (isOfTheDead(reason)) return;
  for (const listener of listeners) listener(reason, promise);
});

/** Forgets every database, as a new device would. */
export function freshIndexedDb(): void {
  globalThis.indexedDB = new IDBFactory();
  lives.clear();
}

/** A device's disk that is real RxDB over an IndexedDB; a life can end at any write transaction. */
export function createRxdbDisk(): OpenShelves {
  const opened: { name: string; shelf: Promise<Shelf> }[] = [];

  /** What the system does with the connections of a tab that is gone. */
  async function bury(): Promise<void> {
    for (const { name, shelf } of opened.splice(0)) {
      if (lives.get(name)?.dead) buried.add(name);
      lives.delete(name);
      await shelf.then((open) => open.close()).catch(() => {});
    }
  }

  return (life) => {
    const before = bury();
    return {
      read: (name, take) => life.step(() => readStoredContent(name, take)),
      names: () => life.step(listRxdb),
      async remove(name) {
        await before;
        await life.step(() => removeRxdb(name));
      },
      async open(name, identifier) {
        await before;
        return life.step(() => {
          lives.set(name, life);
          const shelf = openRxdb(name, identifier);
          opened.push({ name, shelf });
          return shelf;
        });
      },
    };
  };
}
