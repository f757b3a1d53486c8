import { AsyncResource } from 'node:async_hooks';
import { IDBFactory, IDBDatabase as StoredDatabase } from 'fake-indexeddb';
import { openLocalDatabase } from '#replica/storage/local-database.ts';
import { createOutboxStorage } from '#replica/storage/outbox-storage.ts';
import { createPartitions } from '#replica/storage/partition.ts';
import type { RowStore, RowStores, StoredRowStores } from '#replica/storage/row-store.ts';
import { joinRowStores } from '#replica/storage/row-stores-beside.ts';
import { serveRowStores } from '#replica/storage/row-stores-service.ts';
import { listRxdb, openRxdb, removeRxdb } from '#replica/storage/rxdb-row-stores.ts';
import { readStoredContent } from '#replica/storage/stored-content.ts';
import type { ChannelEnd } from '#shared/channel.ts';
import { createBrowser, inTab, TabDocument } from './browser.ts';
import type { Keeping } from './device.ts';
import type { Disk } from './disk.ts';
import { beginLife, type Life } from './mortal.ts';

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
  // Dexie does not say which: one that a dead tab left open and that was swept under it.
  const swept = reason instanceof Error && reason.name === 'DatabaseClosedError';
  if (swept || String(reason).includes(gone)) return true;
  return name !== undefined && (buried.has(name) || lives.get(name)?.dead === true);
}

const listeners = process.listeners('unhandledRejection');
process.removeAllListeners('unhandledRejection');
process.on('unhandledRejection', (reason, promise) => {
  if (isOfTheDead(reason)) return;
  for (const listener of listeners) listener(reason, promise);
});

/** What a device keeps in an IndexedDB of its own: outbox and partitions with the real code. */
export async function keepInIndexedDb(): Promise<Keeping> {
  const databases = new IDBFactory();
  const browser = createBrowser(databases);
  const database = await inTab(browser, beginLife(), new TabDocument(), () => openLocalDatabase());
  return {
    outbox: createOutboxStorage(database),
    partitions: createPartitions(database),
    databases,
  };
}

/** An end of a channel on which what is heard finds the browser of who listens. */
function endOf(port: MessagePort): ChannelEnd {
  return {
    postMessage: (message) => port.postMessage(message),
    addEventListener(type, hear) {
      port.addEventListener(type, AsyncResource.bind(hear));
      port.start();
    },
  };
}

/** A device's disk that is real RxDB over an IndexedDB; a life can end at any write transaction. */
export function createRxdbDisk(): Disk {
  const opened: { name: string; rowStore: Promise<RowStore> }[] = [];
  const channels = new Map<Life, MessagePort>();

  /** What the system does with the connections of a tab that is gone. */
  async function bury(): Promise<void> {
    for (const [life, channel] of channels) {
      if (!life.dead) continue;
      channel.close();
      channels.delete(life);
    }
    for (const { name, rowStore } of opened.splice(0)) {
      if (lives.get(name)?.dead) buried.add(name);
      lives.delete(name);
      await rowStore.then((open) => open.close()).catch(() => {});
    }
  }

  /** RxDB beside the tab, which ends with it. */
  function besideTab(life: Life): StoredRowStores {
    const { port1, port2 } = new MessageChannel();
    channels.set(life, port1);
    serveRowStores(endOf(port2), {
      names: listRxdb,
      remove: removeRxdb,
      open(name, identifier) {
        lives.set(name, life);
        const rowStore = openRxdb(name, identifier);
        opened.push({ name, rowStore });
        return rowStore;
      },
    });
    const rowStores = joinRowStores(endOf(port1));
    return rowStores;
  }

  function open(life: Life): RowStores {
    const before = bury();
    let started: StoredRowStores | undefined;
    // Its worker starts with the tab's first use of it, and finds the tab's browser.
    const beside = () => {
      started ??= besideTab(life);
      return started;
    };
    return {
      async read(name, take) {
        // What is read before the tab that is gone is buried would be taken for its doing.
        await before;
        await life.step(() => readStoredContent(name, take));
      },
      names: () => life.step(() => beside().names()),
      async remove(name) {
        await before;
        await life.step(() => beside().remove(name));
      },
      async open(name, identifier) {
        await before;
        return life.step(() => beside().open(name, identifier));
      },
    };
  }

  return { open, audit: () => [] };
}
