import type { RxCollection } from 'rxdb/plugins/core';
import { type RxReplicationState, replicateRxCollection } from 'rxdb/plugins/replication';
import { defaultIfEmpty, filter, firstValueFrom, interval, merge, skipWhile, tap } from 'rxjs';
import { pause } from '#shared/pause.ts';
import type { Feed } from '../protocol/feed.ts';
import { isGone, keyOf, type SyncRow } from '../protocol/sync-row.ts';
import type { RoundStorage, RowStore } from './row-store.ts';

/** A row as RxDB keeps it. A gone row is kept without content for a day. */
export interface ContentDocument {
  readonly key: string;
  readonly kind: string;
  readonly id: string;
  readonly revision: number;
  readonly row: object;
}

interface Checkpoint {
  readonly revision: number;
}

/** Rows written in one go: few enough that a slow phone is not held up for a whole frame. */
const sliceSize = 60;

/**
 * How long the revision of a gone row stays, in ms: a tab that was suspended with an older state of it at hand
 * would bring it back when it wakes.
 */
const goneFor = 86_400_000;

/** How long a slice may take to be stored, in ms, before storing counts as failed. */
const patience = 10_000;

/** A row store whose rounds are RxDB replications of the collection, pull-only. */
export function openRxdbRowStore(
  content: RxCollection<ContentDocument>,
  replicationIdentifier: string,
): RowStore {
  let feed: Feed | undefined;
  let last: ContentDocument | undefined;
  let failed = false;
  let sawGone = false;

  let replication: RxReplicationState<ContentDocument, Checkpoint> | undefined;

  function replicate(): RxReplicationState<ContentDocument, Checkpoint> {
    const made = replicateRxCollection<ContentDocument, Checkpoint>({
      collection: content,
      replicationIdentifier,
      live: true,
      autoStart: false,
      waitForLeadership: false,
      toggleOnDocumentVisible: false,
      pull: { batchSize: sliceSize, handler: hand },
    });
    made.error$.subscribe(() => {
      failed = true;
    });
    return made;
  }

  async function hand(checkpoint: Checkpoint | undefined, size: number) {
    const here = checkpoint ?? { revision: 0 };
    const nothing = { documents: [], checkpoint: here };
    const asked = feed;
    // RxDB would go on past a slice that it failed to store, and its checkpoint with it. What belongs
    // to a round that has failed meanwhile is stored by nobody, and no later round may wait for it.
    if (!asked || !(await isStored()) || asked !== feed) return nothing;
    const { rows, revision } = await asked.next(here.revision, size);
    if (asked !== feed) return nothing;
    const documents = rows.map(toDocument);
    last = documents.at(-1);
    sawGone ||= documents.some(({ _deleted }) => _deleted);
    return { documents, checkpoint: { revision } };
  }

  /** Waits until the slice handed out last is stored; false when that failed. */
  async function isStored(): Promise<boolean> {
    for (const start = Date.now(); last && !failed; await pause(4)) {
      const found = await content.storageInstance.findDocumentsById([last.key], true).catch(() => {
        failed = true;
      });
      if (found?.[0] && found[0].revision >= last.revision) last = undefined;
      else if (Date.now() - start > patience) failed = true;
    }
    return !failed;
  }

  /** One pass of the replication: from the stored checkpoint until it finds no more to fetch. */
  async function pass(): Promise<void> {
    const fresh = !replication;
    const current = replication ?? replicate();
    replication = current;
    const idle = current.active$.pipe(
      skipWhile((active) => !active),
      filter((active) => !active),
      // It was cancelled.
      defaultIfEmpty(false),
    );
    // A checkpoint that cannot be written breaks RxDB's queues for good, and nothing tells of it.
    const broken = interval(100).pipe(
      tap(() => {
        const { checkpointQueue, streamQueue } = current.internalReplicationState ?? {};
        Promise.all([checkpointQueue, streamQueue?.down]).catch(() => {
          failed = true;
        });
      }),
      filter(() => failed),
    );
    // Not at the first error: what RxDB still writes would meet the replication that follows.
    const over = firstValueFrom(merge(idle, broken));
    if (fresh) await current.start();
    else current.reSync();
    await over;
  }

  /** After a failure a replication is of no more use; the next round makes another. */
  async function abandon(): Promise<'failed'> {
    const state = replication?.internalReplicationState;
    // A rejected queue would keep the replication, and with it the database, from being closed.
    if (state) state.checkpointQueue = Promise.resolve();
    await replication?.cancel();
    replication = undefined;
    return 'failed';
  }

  return {
    async round(next): Promise<RoundStorage> {
      feed = next;
      last = undefined;
      failed = false;
      try {
        while (!next.end && !failed && !replication?.isStopped()) await pass();
        if (failed || !next.end) return abandon();
        if (!(await isStored())) return 'damaged';
        if (sawGone) await content.storageInstance.cleanup(goneFor);
        sawGone = false;
        return 'stored';
      } catch {
        return abandon();
      } finally {
        feed = undefined;
      }
    },
    watch(listener) {
      const subscription = content.storageInstance.changeStream().subscribe(({ events }) => {
        listener(events.map(({ documentData }) => fromDocument(documentData)));
      });
      return () => subscription.unsubscribe();
    },
    async close() {
      await content.database.close();
    },
  };
}

function toDocument(row: SyncRow) {
  const { kind, id, revision } = row;
  const gone = isGone(row);
  return { key: keyOf(row), kind, id, revision, row: gone ? {} : row.row, _deleted: gone };
}

function fromDocument(document: ContentDocument & { readonly _deleted: boolean }): SyncRow {
  const { kind, id, revision, row, _deleted } = document;
  return (_deleted ? { kind, id, revision, gone: true } : { kind, id, revision, row }) as SyncRow;
}
