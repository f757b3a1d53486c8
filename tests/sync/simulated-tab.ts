import { createContentStore } from '#replica/content/content-store.ts';
import type {
  FailureDetector,
  FailureDetectorCalls,
} from '#replica/coordination/failure-detector.ts';
import { joinTabs, type TabMessage } from '#replica/coordination/tab-channel.ts';
import { startTabCoordinator, type TabCoordinator } from '#replica/coordination/tab-coordinator.ts';
import { withWebLock } from '#replica/coordination/web-lock.ts';
import { createDrain } from '#replica/outbox/drain.ts';
import { createOutbox, type SyncedOutbox } from '#replica/outbox/outbox.ts';
import { createOutboxName } from '#replica/outbox/outbox-name.ts';
import { createBackend } from '#replica/protocol/backend.ts';
import type { Fetch } from '#replica/protocol/fetch-json.ts';
import { type Audience, createPull } from '#replica/protocol/pull.ts';
import { createSnapshots } from '#replica/protocol/snapshot.ts';
import type { DeviceMemory } from '#replica/storage/device-memory.ts';
import type { OutboxStorage } from '#replica/storage/outbox-storage.ts';
import type { Partitions } from '#replica/storage/partition.ts';
import type { RowStores } from '#replica/storage/row-store.ts';
import { createRowApplier } from '#replica/sync/row-applier.ts';
import { type Failure, fail, succeed } from '#shared/failure.ts';
import { type Browser, inTab, TabDocument } from './browser.ts';
import { type Life, mortal } from './mortal.ts';
import { watchRevisions } from './watched-store.ts';

/** Whom a simulated device belongs to. */
export interface Owner {
  readonly name: string;
  readonly audience: Audience;
  readonly code?: string;
  /** The edition chosen; undefined follows the current one. */
  readonly chosen?: number;
}

/** What one life of a tab is made of. */
export interface TabParts {
  readonly owner: Owner;
  readonly browser: Browser;
  readonly life: Life;
  readonly memory: DeviceMemory;
  readonly outbox: OutboxStorage;
  readonly partitions: Partitions;
  readonly rowStores: RowStores;
  readonly fetch: Fetch;
  readonly skew: number;
  /** True when the word that operations were answered brings a pull with it. */
  readonly pullsAfterPush: () => boolean;
  readonly restores: () => number;
  readonly report: (what: string) => void;
  readonly onRound: (failure: Failure | undefined) => void;
}

/** One life of a tab, with the real client code in it. */
export interface SimulatedTab {
  readonly life: Life;
  readonly store: ReturnType<typeof createContentStore>;
  readonly outbox: SyncedOutbox;
  /** Asks for a pull, of itself or of the tab that leads. */
  resync(): void;
  drain(): void;
  /** Does something that counts as under way until it is over. */
  track(work: () => Promise<unknown>): void;
  /** What is under way. */
  readonly under: ReadonlySet<Promise<unknown>>;
  /** Nothing was heard of the leader for too long. */
  suspect(): void;
  /** Puts the tab out of sight, or back. */
  turnAway(hidden: boolean): void;
  close(): Promise<void>;
}

/** Begins a life of a tab; the pieces are joined as `startReplica` joins them. */
export function beginTab(parts: TabParts): SimulatedTab {
  const { owner, browser, life, memory } = parts;
  const document = new TabDocument();
  const run = <T>(code: () => T): T => inTab(browser, life, document, code);
  const under = new Set<Promise<unknown>>();
  const isAdmin = owner.audience === 'admin';
  const store = watchRevisions(createContentStore(), parts.restores, parts.report);
  const rowApplier = createRowApplier(store);
  let draining = false;
  let tab: Promise<TabCoordinator>;

  function track(work: () => Promise<unknown>): Promise<unknown> {
    const doing = run(work).finally(() => under.delete(doing));
    under.add(doing);
    return doing;
  }

  function hear(message: TabMessage, isOvertaken: () => boolean): Promise<void> {
    const heard = async () => {
      if (message.kind === 'outbox') await outbox.refresh(isOvertaken);
      else await (await tab).hear(message);
    };
    return track(heard) as Promise<void>;
  }

  /** Rounds of the leader happen when the script wants one. */
  function pace(round: () => Promise<Failure | undefined>) {
    let running: Promise<unknown> | undefined;
    const request = () => {
      running ??= track(async () => {
        parts.onRound(await round());
        running = undefined;
      });
    };
    return { request, bell: request, putOff: () => {}, stop: async () => void (await running) };
  }

  /** Silence is noticed when the script wants it. */
  let suspect = () => {};
  function watch({ onSilence }: FailureDetectorCalls): FailureDetector {
    suspect = onSilence;
    return { heard: () => {}, stop: () => {} };
  }

  const channel = run(() => joinTabs(hear));
  const outbox = createOutbox({
    storage: mortal(life, parts.outbox),
    store,
    owner: () => (isAdmin ? owner.name : ''),
    name: createOutboxName(memory),
    flush: rowApplier.flush,
    onChange: () => channel.tell({ kind: 'outbox' }),
    now: () => Date.now() + parts.skew,
  });
  const token = async () => (isAdmin ? succeed('token') : fail('expired'));
  const fetch: Fetch = (address, request) => life.step(() => parts.fetch(address, request));
  const backend = createBackend('http://server', 'key', fetch);
  const drain = createDrain({
    storage: outbox.storage,
    backend,
    owner: () => owner.name,
    token,
    alone: (work) => withWebLock('forum-drain', work),
    async onRecorded() {
      await outbox.refresh();
      channel.tell({ kind: 'outbox' });
      if (parts.pullsAfterPush()) void resync();
    },
  });

  async function resync(): Promise<void> {
    if (!(await tab).resync()) channel.tell({ kind: 'resync' });
  }

  async function open(): Promise<TabCoordinator> {
    await outbox.refresh();
    const { audience, code } = owner;
    const opened = startTabCoordinator({
      storage: { partitions: mortal(life, parts.partitions), rowStores: parts.rowStores },
      pull: createPull(backend, token),
      snapshots: createSnapshots(fetch),
      store,
      rowApplier,
      outbox,
      memory,
      scope: { audience, ...(code ? { code } : {}) },
      onArrival: (edition, at, revision) =>
        channel.tell({ kind: 'arrived', edition, at, revision, audience }),
      onLesserAudience: (granted) => parts.report(`was only granted ${granted}`),
      ready: async () => {},
      listen: async () => ({ spare: () => {}, stop: async () => {} }),
      pace,
      watch,
      tell: channel.tell,
    });
    return opened;
  }

  void track(async () => {
    tab = open();
    await (await tab).begun;
  });

  return {
    life,
    store,
    outbox,
    under,
    resync: () => void track(resync),
    drain() {
      if (draining) return;
      draining = true;
      void track(() =>
        drain().finally(() => {
          draining = false;
        }),
      );
    },
    track: (work) => void track(work),
    suspect: () => run(suspect),
    turnAway(hidden) {
      document.visibilityState = hidden ? 'hidden' : 'visible';
      run(() => document.dispatchEvent(new Event('visibilitychange')));
    },
    async close() {
      channel.close();
      if (!life.dead) await run(async () => (await tab).stop());
    },
  };
}
