import { createContentStore } from '#replica/content/content-store.ts';
import { startTabCoordinator, type TabCoordinator } from '#replica/coordination/tab-coordinator.ts';
import { createOutbox } from '#replica/outbox/outbox.ts';
import { createBackend } from '#replica/protocol/backend.ts';
import { listenForBell } from '#replica/protocol/doorbell.ts';
import { type Audience, createPull } from '#replica/protocol/pull.ts';
import { createAskPublished } from '#replica/protocol/snapshot.ts';
import {
  createMemoryPartitions,
  createMemoryRowStores,
} from '#replica/storage/memory-row-stores.ts';
import { createRowApplier } from '#replica/sync/row-applier.ts';
import { fail } from '#shared/failure.ts';
import { createDeviceMemory } from '../fixtures/device-memory.ts';
import { createMemoryOutbox } from '../tools/memory-outbox.ts';
import type { BellServer } from './bell-line.ts';

/** A page that is open all day, with the real code of its retry scheduler, doorbell and editionSync. */
export interface BellDevice {
  /** The revision of the row that it shows; 0 before it shows any. */
  seen(): number;
  /** The page is looked at again, or the browser says that the network is back. */
  wake(): void;
  /** Opens the content anew, as for another audience. */
  reopen(): Promise<void>;
  stop(): Promise<void>;
}

/** Opens the page. */
export function openBellDevice(server: BellServer, audience: Audience = 'public'): BellDevice {
  const memory = createDeviceMemory();
  const storage = { partitions: createMemoryPartitions(), rowStores: createMemoryRowStores() };
  const store = createContentStore();
  const rowApplier = createRowApplier(store);
  const backend = createBackend(server.origin, 'key', (address, request) =>
    server.fetch(address, request),
  );
  const outbox = createOutbox({
    ...{ storage: createMemoryOutbox(), store, owner: () => '', name: () => 'here' },
    onChange: () => {},
  });
  const open = (): TabCoordinator =>
    startTabCoordinator({
      ...{ storage, store, rowApplier, outbox, memory, scope: { audience } },
      pull: createPull(backend, async () => fail('expired')),
      snapshots: async () => undefined,
      onArrival: () => {},
      onLesserAudience: () => {},
      ready: async () => {},
      tell: () => {},
      listen: async (calls) => listenForBell(server.origin, 'key', calls),
      askPublished: createAskPublished((address, request) => server.fetch(address, request)),
    });
  let tab = open();
  return {
    seen() {
      const row = store.state.getState().content.news.get('a');
      return (row as { readonly seen?: number } | undefined)?.seen ?? 0;
    },
    wake: () => void tab.resync(true),
    async reopen() {
      await tab.stop();
      tab = open();
    },
    stop: () => tab.stop(),
  };
}
