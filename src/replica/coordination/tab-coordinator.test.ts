import { beforeEach, expect, test, vi } from 'vitest';
import { succeed } from '#shared/failure.ts';
import { createDeviceMemory } from '../../../tests/fixtures/device-memory.ts';
import { createMemoryOutbox } from '../../../tests/tools/memory-outbox.ts';
import { createContentStore } from '../content/content-store.ts';
import { createOutbox } from '../outbox/outbox.ts';
import type { SyncRow } from '../protocol/sync-row.ts';
import type { Unkept } from '../storage/not-kept.ts';
import type { RowStores } from '../storage/row-store.ts';
import { memoryStorage } from '../storage/storage.ts';
import { createRowApplier } from '../sync/row-applier.ts';
import type { FailureDetectorCalls } from './failure-detector.ts';
import { startTabCoordinator } from './tab-coordinator.ts';

let elections: string[];
/** Those in which this browser's lead has been laid down. */
let ended: string[];

beforeEach(() => {
  elections = [];
  ended = [];
  vi.stubGlobal('navigator', {
    locks: {
      async request(name: string, _options: object, work: () => Promise<void>) {
        elections.push(name);
        await work();
        ended.push(name);
      },
      query: async () => ({ pending: [] }),
    },
  });
  return () => vi.unstubAllGlobals();
});

const editions = [19, 20, 21].map(
  (id): SyncRow => ({
    ...{ kind: 'edition', id: String(id), revision: 1 },
    row: { id, year: 2005 + id, is_current: id === 21 } as never,
  }),
);

/** A tab on a device that keeps what it is given or not, or turns out to have no room for it. */
function open(unkept: Unkept | undefined, hasRoom = true, memory = createDeviceMemory()) {
  const store = createContentStore();
  const outbox = createOutbox({
    ...{ storage: createMemoryOutbox(), store, owner: () => '', name: () => '' },
    onChange: () => {},
  });
  const arrived: boolean[] = [];
  const tell = vi.fn();
  let calls: FailureDetectorCalls | undefined;
  const storage = memoryStorage();
  const device = { hasRoom };
  const rowStores: RowStores = {
    ...storage.rowStores,
    open: (...names) =>
      device.hasRoom ? storage.rowStores.open(...names) : Promise.reject(new Error('full')),
  };
  const answer = { epoch: 'e', revision: 1, at: 1, more: false, rows: editions };
  const tab = startTabCoordinator({
    ...{ store, outbox, tell, memory, scope: { audience: 'public' } },
    storage: { ...storage, rowStores, unkept },
    pull: async ({ edition = 21 }) => succeed({ ...answer, edition }),
    snapshots: async () => undefined,
    rowApplier: createRowApplier(store),
    onArrival: (_edition, _at, _revision, isKept) => arrived.push(isKept),
    onLesserAudience: () => {},
    ready: async () => {},
    listen: async () => ({ spare: () => {}, stop: async () => {} }),
    watch(given) {
      calls = given;
      return { heard: () => {}, stop: () => {} };
    },
  });
  const beat = () => calls?.beat();
  const onSilence = () => calls?.onSilence();
  return { tab, store, arrived, tell, beat, onSilence, device };
}

/** What it tells the others once it leads. */
async function toldBy(unkept: Unkept | undefined) {
  const { tab, arrived, tell, beat } = open(unkept);
  await tab.begun;
  await vi.waitFor(() => expect(arrived).toHaveLength(1));
  beat();
  await tab.stop();
  return { arrived, beats: tell.mock.calls.length };
}

test('a leader tells the others that it is awake, and what has arrived for all', async () => {
  for (const _tab of [1, 2]) {
    expect(await toldBy(undefined)).toEqual({ arrived: [true], beats: 1 });
  }
  expect(elections).toEqual(['forum-current-public', 'forum-current-public']);
});

test('on a device that keeps nothing each tab leads for itself, and nobody else', async () => {
  for (const _tab of [1, 2]) {
    expect(await toldBy('refused')).toEqual({ arrived: [false], beats: 0 });
  }
  expect(new Set(elections).size).toBe(2);
});

test('a tab that finds no room leaves the lead to the others, and takes it from nobody any more', async () => {
  const { tab, arrived, onSilence } = open(undefined, false);
  await tab.begun;
  // The second failure in a row tells that there is no room.
  await vi.waitFor(() => tab.resync() && expect(arrived).toEqual([false]), 10_000);
  await vi.waitFor(() => expect(ended).toEqual(['forum-current-public']));
  onSilence();
  await vi.waitFor(() => expect(elections).toHaveLength(2));
  expect(elections[1]).toMatch(/^forum-current-public-./);
  expect(tab.resync()).toBe(true);
  await tab.stop();
  expect(ended).toEqual(elections);
});

test('a tab that finds room again stands among the others, and says no more that there is none', async () => {
  const { tab, store, arrived, device } = open(undefined, false);
  await tab.begun;
  await vi.waitFor(() => tab.resync() && expect(arrived).toEqual([false]), 10_000);
  await vi.waitFor(() => expect(elections).toHaveLength(2));
  expect(store.state.getState().status.notice).toBe('storage_full');
  device.hasRoom = true;
  const later = performance.now() + 60_000;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
  tab.resync();
  clock.mockRestore();
  await vi.waitFor(() => expect(arrived.at(-1)).toBe(true), 10_000);
  expect(elections[2]).toBe('forum-current-public');
  expect(store.state.getState().status.notice).toBeUndefined();
  await tab.stop();
});

test('a tab that finds room again where another leads by now has that one bring what is stored up to date', async () => {
  const { tab, arrived, tell, device } = open(undefined, false);
  await tab.begun;
  await vi.waitFor(() => tab.resync() && expect(arrived).toEqual([false]), 10_000);
  await vi.waitFor(() => expect(elections).toHaveLength(2));
  device.hasRoom = true;
  vi.stubGlobal('navigator', { locks: { request: refused, query: async () => ({ pending: [] }) } });
  const later = performance.now() + 60_000;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
  tab.resync();
  clock.mockRestore();
  await vi.waitFor(() => expect(tell).toHaveBeenCalledWith({ kind: 'resync' }));
  expect(tab.resync()).toBe(false);
  await tab.stop();
});

test('a tab that goes over to another edition stands among those that show it', async () => {
  let leave = () => {};
  const leads = vi.fn();
  vi.stubGlobal('navigator', {
    locks: {
      async request(
        name: string,
        options: { readonly signal: AbortSignal },
        work: () => Promise<void>,
      ) {
        elections.push(name);
        if (name === 'forum-current-public') return refused(name, options);
        await new Promise<void>((resolve) => {
          leave = resolve;
        });
        leads(name);
        await work();
      },
      query: async () => ({ pending: [] }),
    },
  });
  const memory = createDeviceMemory();
  const { tab } = open(undefined, true, memory);
  await tab.begun;
  // The reader chooses it in another tab, which leads there.
  memory.set('selectedEditionId', '19');
  await tab.hear({ kind: 'arrived', edition: 19, audience: 'public', at: 5, revision: 9 });
  await vi.waitFor(() => expect(elections).toEqual(['forum-current-public', 'forum-19-public']));
  expect(tab.resync()).toBe(false);
  leave();
  await vi.waitFor(() => expect(tab.resync()).toBe(true));
  expect(leads).toHaveBeenCalledWith('forum-19-public');
  await tab.stop();
});

test.each([
  ['what it keeps', undefined, 5],
  ['its memory alone', 'full', undefined],
] as const)(
  'a tab that shows %s is as current as that, whatever others have brought',
  async (_what, unkept, asOf) => {
    // Another one leads.
    vi.stubGlobal('navigator', {
      locks: { request: refused, query: async () => ({ pending: [] }) },
    });
    const { tab, store } = open(unkept);
    await tab.begun;
    await tab.hear({ kind: 'arrived', edition: 21, audience: 'public', at: 5, revision: 9 });
    expect(store.state.getState().status.asOf).toBe(asOf);
    await tab.stop();
  },
);

/** A lock that somebody else has. */
function refused(_name: string, { signal }: { readonly signal: AbortSignal }): Promise<void> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });
}
