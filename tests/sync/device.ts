import {
  type ContentChange,
  type Fields,
  isTurnedDown,
  type OutboxEntry,
} from '#replica/protocol/operation.ts';
import type { PresentRow } from '#replica/protocol/sync-row.ts';
import { createMemoryPartitions } from '#replica/storage/memory-row-stores.ts';
import type { OutboxStorage } from '#replica/storage/outbox-storage.ts';
import { type Partitions, partitionName } from '#replica/storage/partition.ts';
import { createSentinel } from '#replica/storage/sentinel.ts';
import { rememberedEdition } from '#replica/sync/selection.ts';
import type { Failure } from '#shared/failure.ts';
import { createDeviceMemory } from '../fixtures/device-memory.ts';
import { createMemoryOutbox } from '../tools/memory-outbox.ts';
import { type Browser, createBrowser, inTab, releaseAll, TabDocument } from './browser.ts';
import { createClaims } from './claims.ts';
import { canonical } from './differences.ts';
import type { Disk } from './disk.ts';
import { invent, wordsOf } from './invent.ts';
import { beginLife } from './mortal.ts';
import type { Network } from './network.ts';
import { quiet } from './quiet.ts';
import type { Random } from './random.ts';
import { beginTab, type Owner, type SimulatedTab, type TabParts } from './simulated-tab.ts';

/** What outlasts the tabs of a device besides its content. */
export interface Keeping {
  readonly outbox: OutboxStorage;
  readonly partitions: Partitions;
  readonly databases?: IDBFactory;
}

/** A device with the real client code in its tabs, each of which can be killed at any step. */
export interface Device {
  readonly owner: Owner;
  readonly network: Network;
  readonly tabs: readonly SimulatedTab[];
  readonly partitions: Partitions;
  /** What operations that were safely kept are told by, and whether they were given up since. */
  readonly tokens: Map<string, 'kept' | 'discarded'>;
  /** The deletions among them: operation to `kind:id`. */
  readonly deletions: Map<string, string>;
  /** What each row that was to be deleted was told by where somebody wanted that: `kind:id` to words. */
  readonly doomed: Map<string, Set<string>>;
  /** Why the last round did not succeed, if it did not. */
  readonly failure: Failure | undefined;
  start(): Promise<void>;
  pull(): Promise<void>;
  push(): Promise<void>;
  edit(token: string): Promise<void>;
  /** Tries one refused operation again, or gives it up. */
  decide(): Promise<void>;
  /** Puts a tab out of sight and back, so that a leader makes way. */
  lookAway(): Promise<void>;
  /** Suspends a tab after some steps, and has the others notice that it is silent. */
  freeze(steps: number): Promise<void>;
  /** Suspended tabs go on where they were. */
  thaw(): Promise<void>;
  /** Waits until nothing more happens by itself. */
  rest(): Promise<void>;
  /** Ends the life of a tab after some steps; another one begins. */
  doom(steps: number): void;
  /** Nothing is held back and nobody dies any more; waits until nothing is under way. */
  heal(): Promise<void>;
  entries(): Promise<OutboxEntry[]>;
  /** The rows that a database on its disk holds. */
  stored(database: string): Promise<PresentRow[]>;
  /** What was seen in this device that may not be, since it was last asked. */
  faults(): string[];
  close(): Promise<void>;
}

export interface DeviceOptions {
  readonly owner: Owner;
  readonly network: Network;
  readonly random: Random;
  readonly disk: Disk;
  readonly restores: () => number;
  /** How many tabs it has, one or two. */
  readonly tabs: number;
  readonly keep?: () => Promise<Keeping>;
  /** A planted bug in how the outbox is stored. */
  readonly spoilOutbox?: ((storage: OutboxStorage) => OutboxStorage) | undefined;
}

/** Makes a device, with nothing on it. */
export async function createDevice(options: DeviceOptions): Promise<Device> {
  const { owner, network, random, disk, restores, spoilOutbox = (storage) => storage } = options;
  const memory = createDeviceMemory();
  if (owner.chosen !== undefined) memory.set('selectedEditionId', String(owner.chosen));
  const { keep = keepInMemory } = options;
  const keeping = await keep();
  const browser: Browser = createBrowser(keeping.databases);
  const skew = random.pick([0, 0, 86_400_000, -86_400_000]);
  const tokens: Device['tokens'] = new Map();
  const deletions: Device['deletions'] = new Map();
  const doomed: Device['doomed'] = new Map();
  const claims = createClaims(restores);
  const outbox = claims.around(spoilOutbox(keeping.outbox));
  const found = new Set<string>();
  const report = (what: string) => void found.add(`${owner.name}: ${what}`);
  const tabs: SimulatedTab[] = [];
  /** The tabs that found a complete edition when they began, and so must show it. */
  const knowing = new WeakSet<SimulatedTab>();
  let failure: Failure | undefined;

  function begin(at: number): void {
    const life = beginLife();
    void life.death.then(() => releaseAll(browser, life));
    const parts: TabParts = {
      ...{ owner, browser, life, memory, outbox, skew, restores, report },
      partitions: keeping.partitions,
      rowStores: disk.open(life),
      fetch: network.fetch,
      pullsAfterPush: () => random.chance(0.3),
      onRound: (ended) => {
        failure = ended;
      },
    };
    const bornAt = claims.count;
    const tab = beginTab(parts);
    tab.store.state.subscribe((state) => {
      const { phase, content } = state;
      if (phase === 'ready' && content.edition.size === 0) report('was ready with nothing to show');
      // The administrator whose tab was killed looks at another one.
      if (!life.dead) for (const wrong of claims.check(content, tab, bornAt)) report(wrong);
    });
    if (isComplete()) knowing.add(tab);
    tabs[at] = tab;
  }

  function isComplete(): boolean {
    const edition = rememberedEdition(memory);
    if (edition === undefined) return false;
    return createSentinel(memory).saw(partitionName(edition, { ...owner, edition }));
  }

  /** Lets what is under way go on as far as it can; a tab that died meanwhile begins anew. */
  async function settle(): Promise<void> {
    for (;;) {
      await quiet(tabs, network);
      const dead = tabs.findIndex(({ life }) => life.dead);
      if (dead < 0) return;
      begin(dead);
    }
  }

  async function heal(): Promise<void> {
    network.badness = 0;
    for (const { life } of tabs) {
      life.doom(Number.POSITIVE_INFINITY);
      life.thaw();
    }
    network.release();
    await settle();
  }

  function some(): SimulatedTab {
    const awake = tabs.filter(({ life }) => !life.frozen);
    // Somebody takes the device up again.
    if (awake.length === 0) for (const { life } of tabs) life.thaw();
    return random.pick(awake.length > 0 ? awake : tabs);
  }

  /** Notes what somebody saw of a row that they want to be gone. */
  function doom({ kind, id }: ContentChange, row: unknown): void {
    const seen = doomed.get(`${kind}:${id}`) ?? new Set();
    doomed.set(`${kind}:${id}`, seen.add(canonical(wordsOf(kind, (row ?? {}) as Fields))));
  }

  return {
    ...{ owner, network, tabs, tokens, deletions, doomed, partitions: keeping.partitions },
    get failure() {
      return failure;
    },
    async start() {
      for (let at = 0; at < options.tabs; at += 1) {
        begin(at);
        await settle();
      }
    },
    async pull() {
      failure = { code: 'unavailable', detail: 'not over' };
      some().resync();
      await settle();
    },
    async push() {
      some().drain();
      await settle();
    },
    async edit(token) {
      const tab = some();
      const shown = tab.store.state.getState().content;
      const made = { shown, restores: restores() };
      const change = invent(tab.store, random, token);
      if (!change) return;
      if (change.action === 'delete') doom(change, shown[change.kind].get(change.id));
      tab.track(async () => {
        const op = await tab.outbox.submit(change);
        for (const text of Object.values(wordsOf(change.kind, change.set)))
          tokens.set(text, 'kept');
        tokens.set(op, 'kept');
        if (change.action === 'delete') deletions.set(op, `${change.kind}:${change.id}`);
        claims.acknowledge(op, change, made, tab);
      });
      await settle();
    },
    async decide() {
      const tab = some();
      tab.track(async () => {
        const turnedDown = (await tab.outbox.refresh()).filter(isTurnedDown);
        const { operation, outcome } = turnedDown[random.below(turnedDown.length)] ?? {};
        if (!operation) return;
        // From now on it may be gone, though this life end before it knows.
        claims.release(operation.op);
        tokens.set(operation.op, 'discarded');
        if (outcome?.status === 'conflict' && random.chance(0.5)) {
          if (operation.action === 'delete') doom(operation, outcome.row);
          await tab.outbox.retry(operation.op);
        } else {
          for (const text of Object.values(wordsOf(operation.kind, operation.set)))
            tokens.set(text, 'discarded');
          await tab.outbox.discard(operation.op);
        }
      });
      await settle();
    },
    async lookAway() {
      const tab = some();
      tab.turnAway(true);
      await settle();
      tab.turnAway(false);
    },
    async freeze(steps) {
      const frozen = some();
      frozen.life.freeze(steps);
      frozen.resync();
      await settle();
      for (const tab of tabs) if (frozen.life.frozen && tab !== frozen) tab.suspect();
      await settle();
    },
    rest: settle,
    async thaw() {
      for (const { life } of tabs) life.thaw();
      await settle();
    },
    doom: (steps) => some().life.doom(steps),
    heal,
    entries: () => keeping.outbox.list(owner.name),
    async stored(database) {
      const rows: PresentRow[] = [];
      const life = beginLife();
      await inTab(browser, life, new TabDocument(), () =>
        disk.open(life).read(database, (some) => void rows.push(...some)),
      );
      return rows;
    },
    faults() {
      for (const wrong of disk.audit()) report(wrong);
      for (const tab of tabs) {
        const over = tab.under.size === 0 && knowing.has(tab);
        if (over && tab.store.state.getState().phase !== 'ready') {
          report('does not show the complete edition it holds');
        }
      }
      const all = [...found];
      found.clear();
      return all;
    },
    async close() {
      await heal();
      for (const tab of tabs) await tab.close();
    },
  };
}

async function keepInMemory(): Promise<Keeping> {
  return { outbox: createMemoryOutbox(), partitions: createMemoryPartitions() };
}
