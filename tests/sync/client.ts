import { createBackend } from '#replica/backend.ts';
import { changeBetween } from '#replica/change.ts';
import { type ContentStore, createContentStore } from '#replica/content-store.ts';
import type { DeviceMemory } from '#replica/device-memory.ts';
import { createDrain } from '#replica/drain.ts';
import type { Fetch } from '#replica/fetch-json.ts';
import { createIntake } from '#replica/intake.ts';
import { createMemoryOutbox } from '#replica/memory-outbox.ts';
import { createMemoryPlaces } from '#replica/memory-shelves.ts';
import type { Change, Fields } from '#replica/operation.ts';
import { createOutbox, type OutboxKeeper } from '#replica/outbox.ts';
import type { Places } from '#replica/place.ts';
import { type Audience, createPull } from '#replica/pull.ts';
import type { Shelves } from '#replica/shelf.ts';
import { createSnapshots } from '#replica/snapshot.ts';
import { createUpkeep, type Upkeep } from '#replica/upkeep.ts';
import { type Failure, fail, succeed } from '#shared/failure.ts';
import { beginLife, type Life, mortal } from './mortal.ts';
import type { Network } from './network.ts';
import type { Random } from './random.ts';

/** Whom a simulated device belongs to. */
export interface Owner {
  readonly name: string;
  readonly audience: Audience;
  readonly code?: string;
  /** The edition chosen; undefined follows the current one. */
  readonly chosen?: number;
}

/** The disk of a device, opened by one life after another. */
export type OpenShelves = (life: Life) => Shelves;

/** A device with the real client code on it, which can be killed at any step and starts again. */
export interface Client {
  readonly owner: Owner;
  readonly network: Network;
  readonly store: ContentStore;
  readonly places: Places;
  /** Texts whose operations were safely kept, by whether they were given up since. */
  readonly tokens: Map<string, 'kept' | 'discarded'>;
  start(): Promise<void>;
  pull(): Promise<void>;
  /** Why the last pull did not succeed, if it did not. */
  readonly failure: Failure | undefined;
  push(): Promise<void>;
  edit(token: string): Promise<void>;
  /** Tries one refused operation again, or gives it up. */
  decide(): Promise<void>;
  /** Ends this life after some steps and begins another. */
  doom(steps: number): void;
  /** Waits until nothing is under way. */
  idle(): Promise<void>;
  entries(): ReturnType<OutboxKeeper['refresh']>;
  close(): Promise<void>;
}

/** Makes a device. */
export function createClient(
  owner: Owner,
  network: Network,
  random: Random,
  openShelves: OpenShelves,
): Client {
  const memory = createDeviceMemory();
  if (owner.chosen !== undefined) memory.set('selectedEditionId', String(owner.chosen));
  const places = createMemoryPlaces();
  const kept = createMemoryOutbox();
  const isAdmin = owner.audience === 'admin';
  const skew = random.pick([0, 0, 86_400_000, -86_400_000]);
  const tokens: Client['tokens'] = new Map();
  let life: Life;
  let store: ContentStore;
  let outbox: OutboxKeeper;
  let upkeep: Upkeep | undefined;
  let drain: () => Promise<unknown>;
  let failure: Failure | undefined;
  let busy: Promise<unknown> | undefined;

  async function start(): Promise<void> {
    const own = beginLife();
    life = own;
    store = createContentStore();
    outbox = createOutbox({
      storage: mortal(own, kept),
      store,
      owner: () => (isAdmin ? owner.name : ''),
      onChange: () => {},
      now: () => Date.now() + skew,
    });
    const token = async () => (isAdmin ? succeed('token') : fail('expired'));
    const fetch: Fetch = (address, request) => own.step(() => network.fetch(address, request));
    const backend = createBackend('http://server', 'key', fetch);
    upkeep = createUpkeep({
      storage: { places: mortal(own, places), shelves: openShelves(own) },
      pull: createPull(backend, token),
      snapshots: createSnapshots(fetch),
      store,
      intake: createIntake(store),
      outbox,
      memory,
      scope: { audience: owner.audience, ...(owner.code ? { code: owner.code } : {}) },
      onArrival: () => {},
      onLesserAudience: (granted) => {
        throw new Error(`${owner.name} was only granted ${granted}`);
      },
    });
    drain = createDrain({
      storage: outbox.storage,
      backend,
      owner: () => owner.name,
      token,
      alone: (work) => work(),
      onRecorded: () => outbox.refresh(),
    });
    await act(async () => {
      await outbox.refresh();
      await upkeep?.open();
      await upkeep?.follow();
    });
  }

  /** Does something unless something is under way; held answers and death do not hold the script up. */
  async function act(work: () => Promise<unknown>): Promise<void> {
    if (life.dead) await restart();
    if (busy) return;
    const own = life;
    const doing = work().finally(() => {
      if (busy === doing) busy = undefined;
    });
    busy = doing;
    await Promise.race([doing, network.held(), own.death]);
    if (own.dead) await restart();
  }

  async function restart(): Promise<void> {
    busy = undefined;
    await start();
  }

  async function submit(change: Change): Promise<void> {
    await outbox.submit(change);
    for (const token of tokensOf(change.set)) tokens.set(token, 'kept');
  }

  return {
    owner,
    network,
    places,
    tokens,
    get store() {
      return store;
    },
    start,
    async pull() {
      failure = { code: 'unavailable', detail: 'not over' };
      await act(async () => {
        failure = await upkeep?.round();
      });
    },
    get failure() {
      return failure;
    },
    push: () => act(() => drain()),
    edit: (token) =>
      act(async () => {
        const change = invent(store, random, token);
        if (change) await submit(change);
      }),
    decide: () =>
      act(async () => {
        const turnedDown = (await outbox.refresh()).filter(
          ({ outcome }) => outcome.status === 'refused' || outcome.status === 'conflict',
        );
        const entry = turnedDown[random.below(turnedDown.length)];
        if (!entry) return;
        if (entry.outcome.status === 'conflict' && random.chance(0.5)) {
          await outbox.retry(entry.operation.op);
        } else {
          // From now on it may be gone, though this life end before it knows.
          for (const token of tokensOf(entry.operation.set)) tokens.set(token, 'discarded');
          await outbox.discard(entry.operation.op);
        }
      }),
    doom: (steps) => life.doom(steps),
    async idle() {
      network.release();
      await Promise.race([busy, life.death]);
      if (life.dead) await restart();
    },
    entries: () => kept.list(owner.name),
    async close() {
      if (!life.dead) await upkeep?.close();
    },
  };
}

/** A change an administrator might make to what this device shows. */
function invent(store: ContentStore, random: Random, token: string): Change | undefined {
  const { content, edition } = store.state.getState();
  const kind = random.pick(['news', 'event'] as const);
  const rows = [...content[kind].values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const row = rows[random.below(rows.length)];
  const roll = random.below(8);
  if (roll === 0) {
    const texts = { fr: token };
    const set = {
      edition_id: edition,
      title: texts,
      content: texts,
      published: random.chance(0.7),
    };
    return { kind: 'news', id: random.uuid(), action: 'insert', base: null, set };
  }
  if (!row) return undefined;
  if (roll === 1) {
    const set = { category: token, title: { fr: token } };
    return { kind: 'news', id: row.id, action: 'update', base: {}, set };
  }
  if (roll === 2) return { kind, id: row.id, action: 'delete', base: null, set: null };
  const after = { ...row, title: { ...row.title, [random.pick(['fr', 'en'])]: token } };
  return changeBetween(kind, row.id, row as unknown as Fields, after as unknown as Fields);
}

/** The texts an operation would write. */
export function tokensOf(set: Fields | null): string[] {
  return Object.values((set?.title ?? {}) as Record<string, string>);
}

function createDeviceMemory(): DeviceMemory {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}
