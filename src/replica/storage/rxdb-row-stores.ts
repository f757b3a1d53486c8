import { Dexie } from 'dexie';
import {
  addRxPlugin,
  createRxDatabase,
  type MigrationStrategies,
  type RxCollection,
  type RxJsonSchema,
} from 'rxdb/plugins/core';
import { RxDBMigrationSchemaPlugin } from 'rxdb/plugins/migration-schema';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { bulkReads } from './bulk-reads.ts';
import { onlyNewer } from './only-newer.ts';
import type { RowStore } from './row-store.ts';
import { type ContentDocument, openRxdbRowStore } from './rxdb-row-store.ts';
import { contentVersion } from './stored-content.ts';

const schema: Omit<RxJsonSchema<ContentDocument>, 'version'> = {
  primaryKey: 'key',
  type: 'object',
  properties: {
    key: { type: 'string', maxLength: 150 },
    kind: { type: 'string' },
    id: { type: 'string' },
    revision: { type: 'number' },
    row: { type: 'object', additionalProperties: true },
  },
  required: ['key', 'kind', 'id', 'revision', 'row'],
};

addRxPlugin(RxDBMigrationSchemaPlugin);

/** Opens one RxDB database with its single collection `content`; rows of an older version move in. */
export async function openRxdb(
  name: string,
  identifier: string,
  version = contentVersion,
): Promise<RowStore> {
  const database = await createRxDatabase<{ content: RxCollection<ContentDocument> }>({
    name,
    storage: getRxStorageDexie({
      indexedDB,
      IDBKeyRange,
      onCreate: (dexie) => void dexie.use(bulkReads).use(onlyNewer),
    }),
    multiInstance: true,
    eventReduce: false,
    // One that could not be closed after a failure must not stand in the way for good.
    closeDuplicates: true,
    hashFunction: hash,
  });
  const { content } = await database.addCollections({
    content: { schema: { ...schema, version }, migrationStrategies: movedAsTheyAre(version) },
  });
  return openRxdbRowStore(content, `${identifier}/${version}`);
}

/** The server's rows are the same in every version of the storage. */
function movedAsTheyAre(version: number): MigrationStrategies {
  const steps = Array.from({ length: version }, (_, step) => step + 1);
  return Object.fromEntries(steps.map((step) => [step, (row: unknown) => row]));
}

/** Deletes the IndexedDB databases behind one RxDB database, which must be closed. */
export async function removeRxdb(name: string): Promise<void> {
  for (const stored of await storedNames()) {
    if (!stored.startsWith(`rxdb-dexie-${name}--`)) continue;
    // Another tab that still has it open is asked to close; the deletion then follows by itself.
    await new Promise<void>((resolve, reject) => {
      const deleting = indexedDB.deleteDatabase(stored);
      deleting.onsuccess = () => resolve();
      deleting.onblocked = () => resolve();
      deleting.onerror = () => reject(deleting.error);
    });
  }
}

/** The names of all RxDB databases of ours. */
export async function listRxdb(): Promise<readonly string[]> {
  const names = (await storedNames()).flatMap(
    (stored) => /^rxdb-dexie-(forum-.+?)--/.exec(stored)?.[1] ?? [],
  );
  return [...new Set(names)];
}

/** Browsers without `databases()` leave the list to Dexie, which keeps one of its own for them. */
async function storedNames(): Promise<string[]> {
  if (!('databases' in indexedDB)) return Dexie.getDatabaseNames();
  return (await indexedDB.databases()).map(({ name }) => name ?? '');
}

/** RxDB's own hash needs `crypto.subtle`, which pages without TLS lack; names need no secrecy. */
async function hash(input: string | ArrayBuffer | Blob): Promise<string> {
  const text = String(input);
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
    high ^= low >>> 15;
    low ^= high >>> 13;
  }
  return (high >>> 0).toString(16).padStart(8, '0') + (low >>> 0).toString(16).padStart(8, '0');
}
