import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import { createContentStore } from '#replica/content/content-store.ts';
import { createDrain } from '#replica/outbox/drain.ts';
import { createOutbox } from '#replica/outbox/outbox.ts';
import type { Backend } from '#replica/protocol/backend.ts';
import type { Operation } from '#replica/protocol/operation.ts';
import type { KeptDatabase } from '#replica/storage/kept-database.ts';
import { openLocalDatabase } from '#replica/storage/local-database.ts';
import { createOutboxStorage } from '#replica/storage/outbox-storage.ts';
import { fail, succeed } from '#shared/failure.ts';

const opened: KeptDatabase[] = [];

/** A device that has kept nothing yet. */
export function emptyDevice(): void {
  vi.stubGlobal('indexedDB', new IDBFactory());
}

/** The app's own database on the device. */
export async function open(calls = {}): Promise<KeptDatabase> {
  const database = await openLocalDatabase(calls);
  opened.push(database);
  return database;
}

/** Closes all that was opened, as a page does that goes. */
export function closeAll(): void {
  for (const database of opened.splice(0)) database.close();
}

/** An outbox over IndexedDB and a server that judges each batch of operations. */
export async function setUp(judge: (ops: Operation[]) => unknown) {
  const storage = createOutboxStorage(await open());
  const store = createContentStore();
  const outbox = createOutbox({
    storage,
    store,
    owner: () => 'me',
    name: () => 'here',
    onChange: () => {},
  });
  const batches: number[] = [];
  const backend = {
    async post(_name, body, read) {
      const { ops } = body.p_batch as { ops: Operation[] };
      batches.push(ops.length);
      const answer = judge(ops);
      if (answer instanceof Error) return fail('invalid', { detail: answer.message });
      const value = read({ results: answer });
      return value === undefined ? fail('unavailable') : succeed(value);
    },
  } as Pick<Backend, 'post'> as Backend;
  const drain = createDrain({
    storage: outbox.storage,
    backend,
    owner: () => 'me',
    token: async () => succeed('token'),
    alone: (work) => work(),
    onRecorded: outbox.refresh,
  });
  const write = (author: string) =>
    outbox.submit({ kind: 'news', id: 'a', action: 'update', base: {}, set: { author } });
  const statuses = async () => (await storage.list('me')).map(({ outcome }) => outcome.status);
  return { storage, store, outbox, drain, write, batches, statuses };
}

/** The answer that an operation was applied. */
export const applied = ({ op }: Operation) => ({ op, status: 'applied', revision: 1 });
