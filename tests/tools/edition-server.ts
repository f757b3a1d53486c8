import { createContentStore } from '#replica/content/content-store.ts';
import { createOutbox } from '#replica/outbox/outbox.ts';
import { type Audience, noEdition, type Pull, type PullPage } from '#replica/protocol/pull.ts';
import type { Snapshots } from '#replica/protocol/snapshot.ts';
import type { SyncRow } from '#replica/protocol/sync-row.ts';
import {
  createMemoryPartitions,
  createMemoryRowStores,
} from '#replica/storage/memory-row-stores.ts';
import { createEditionSync } from '#replica/sync/edition-sync.ts';
import { createRowApplier } from '#replica/sync/row-applier.ts';
import { fail, succeed } from '#shared/failure.ts';
import { createDeviceMemory } from '../fixtures/device-memory.ts';
import { createMemoryOutbox } from './memory-outbox.ts';

/** An edition as a pull brings it. */
export function edition(id: number, revision: number, is_current: boolean): SyncRow {
  const row = { id, year: 2005 + id, is_current };
  return { kind: 'edition', id: String(id), revision, row: row as never };
}

/** A news article as a pull brings it. */
export function news(id: string, revision: number): SyncRow {
  return { kind: 'news', id, revision, row: { id } as never };
}

/** Word that a news article is gone. */
export function gone(id: string, revision: number): SyncRow {
  return { kind: 'news', id, revision, gone: true };
}

const atFirst = () => ({
  rows: [edition(21, 1, true), edition(20, 2, false), news('a', 3), news('b', 4)],
  epoch: 'e1',
  granted: 'public' as Audience,
  asked: [] as { edition: number | undefined; since: number }[],
  down: false,
  unanswered: false,
  pageSize: 1_000,
  published: undefined as PullPage | undefined,
  snapshotsAsked: [] as (string | undefined)[],
});

/** What the server of an edition holds and how it answers. */
export const server = atFirst();

/** Puts the server back as it was at first: files of one worker share it. */
export const resetServer = () => void Object.assign(server, atFirst());

/** A published snapshot of all there is. */
export function publish(): PullPage {
  const revision = server.rows.at(-1)?.revision ?? 0;
  const more = { at: 500, more: true, published: true };
  return { edition: 21, epoch: server.epoch, revision, ...more, rows: [...server.rows] };
}

/** What the server has published, to be asked for as devices do. */
export const snapshots: Snapshots = async (scope, known) => {
  const { published } = server;
  server.snapshotsAsked.push(known);
  const fits = scope.audience === 'public' && (known ?? published?.epoch) === published?.epoch;
  return fits ? published : undefined;
};

/** What the server answers to a pull. */
export const pull: Pull = async (scope, since, known) => {
  const { rows, epoch, granted, pageSize } = server;
  server.asked.push({ edition: scope.edition, since });
  if (server.unanswered) return fail('unavailable');
  if (server.down) return { ok: false, failure: { code: 'offline' } };
  if (rows.length === 0) return fail('not_found', { detail: noEdition });
  const newest = rows.at(-1)?.revision ?? 0;
  if (scope.audience !== granted || (known ?? epoch) !== epoch || since > newest) {
    return succeed({ reset: true, epoch, audience: granted });
  }
  const left = rows.filter(({ revision }) => revision > since);
  const page = left.slice(0, pageSize);
  const more = page.length < left.length;
  const revision = ((more ? page : rows).at(-1)?.revision ?? 0) as number;
  return succeed({ edition: scope.edition ?? 21, epoch, revision, at: 1_000, more, rows: page });
};

/** A device that has been nowhere yet. */
export function createDevice() {
  const memory = createDeviceMemory();
  return { memory, partitions: createMemoryPartitions(), rowStores: createMemoryRowStores() };
}

/** A page that is opened on a device, with an outbox of its own. */
export function visit(device: ReturnType<typeof createDevice>, audience: Audience = 'public') {
  const store = createContentStore();
  const kept = createMemoryOutbox();
  const lesser: Audience[] = [];
  const entriesAtArrival: number[] = [];
  const outbox = createOutbox({
    storage: kept,
    store,
    owner: () => 'me',
    name: () => 'here',
    onChange: () => {},
  });
  const editionSync = createEditionSync({
    storage: device,
    pull,
    snapshots,
    store,
    rowApplier: createRowApplier(store),
    outbox,
    memory: device.memory,
    scope: { audience },
    onArrival: () => entriesAtArrival.push(store.state.getState().entries.length),
    onLesserAudience: (audience) => lesser.push(audience),
  });
  const shown = () => [...store.state.getState().content.news.keys()].sort().join();
  const state = () => store.state.getState();
  return { editionSync, store, outbox, kept, shown, lesser, entriesAtArrival, state };
}
