import { beforeEach, expect, test, vi } from 'vitest';
import { fail, succeed } from '#shared/failure.ts';
import { createDeviceMemory } from '../../../tests/fixtures/device-memory.ts';
import { createMemoryOutbox } from '../../../tests/tools/memory-outbox.ts';
import { createContentStore } from '../content/content-store.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { type Audience, noEdition, type Pull, type PullPage } from '../protocol/pull.ts';
import type { Snapshots } from '../protocol/snapshot.ts';
import type { SyncRow } from '../protocol/sync-row.ts';
import { createMemoryPartitions, createMemoryRowStores } from '../storage/memory-row-stores.ts';
import { type RowStores, RowStoresNotLoaded } from '../storage/row-store.ts';
import { createEditionSync } from './edition-sync.ts';
import { createRowApplier } from './row-applier.ts';

let rows: SyncRow[];
let epoch: string;
let granted: Audience;
let asked: { edition: number | undefined; since: number }[];
let down: boolean;
let unanswered: boolean;
let pageSize: number;
let published: PullPage | undefined;
let snapshotsAsked: (string | undefined)[];

beforeEach(() => {
  rows = [edition(21, 1, true), edition(20, 2, false), news('a', 3), news('b', 4)];
  epoch = 'e1';
  granted = 'public';
  asked = [];
  down = false;
  unanswered = false;
  pageSize = 1_000;
  published = undefined;
  snapshotsAsked = [];
});

/** A published snapshot of all there is. */
function publish(): PullPage {
  const revision = rows.at(-1)?.revision ?? 0;
  const more = { at: 500, more: true, published: true };
  return { edition: 21, epoch, revision, ...more, rows: [...rows] };
}

const snapshots: Snapshots = async (scope, known) => {
  snapshotsAsked.push(known);
  const fits = scope.audience === 'public' && (known ?? published?.epoch) === published?.epoch;
  return fits ? published : undefined;
};

function edition(id: number, revision: number, is_current: boolean): SyncRow {
  const row = { id, year: 2005 + id, is_current };
  return { kind: 'edition', id: String(id), revision, row: row as never };
}

function news(id: string, revision: number): SyncRow {
  return { kind: 'news', id, revision, row: { id } as never };
}

function gone(id: string, revision: number): SyncRow {
  return { kind: 'news', id, revision, gone: true };
}

const pull: Pull = async (scope, since, known) => {
  asked.push({ edition: scope.edition, since });
  if (unanswered) return fail('unavailable');
  if (down) return { ok: false, failure: { code: 'offline' } };
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

function createDevice() {
  const memory = createDeviceMemory();
  return { memory, partitions: createMemoryPartitions(), rowStores: createMemoryRowStores() };
}

function visit(device: ReturnType<typeof createDevice>, audience: Audience = 'public') {
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

test('a first visit downloads once, and the next one starts without the network', async () => {
  const device = createDevice();
  const first = visit(device);
  await first.editionSync.open();
  expect(first.state()).toMatchObject({ edition: 21, phase: 'filling' });
  await first.editionSync.round();
  expect(asked).toEqual([{ edition: undefined, since: 0 }]);
  expect(first.state()).toMatchObject({ phase: 'ready', status: { asOf: 1_000 } });

  down = true;
  const second = visit(device);
  await second.editionSync.open();
  expect(second.shown()).toBe('a,b');
  expect(second.state()).toMatchObject({ edition: 21, phase: 'ready', status: { asOf: 1_000 } });
  expect(await second.editionSync.round()).toMatchObject({ code: 'offline' });
  expect(second.state()).toMatchObject({ phase: 'ready', status: { online: false } });
});

test('a site without editions is known to hold nothing, until its first one is there', async () => {
  rows = [];
  const { editionSync, store, shown, state } = visit(createDevice());
  await editionSync.open();
  expect(state()).toMatchObject({ edition: undefined, phase: 'ready' });
  expect(await editionSync.round()).toMatchObject({ code: 'not_found' });
  const phases = new Set<string>();
  store.state.subscribe(({ phase }) => phases.add(phase));
  rows = [edition(21, 1, true), news('a', 2)];
  expect(await editionSync.round()).toBeUndefined();
  expect(shown()).toBe('a');
  expect(state().edition).toBe(21);
  expect([...phases]).toEqual(['ready']);
});

test('a reset leaves the old content readable until the new is complete, then swaps at once', async () => {
  const device = createDevice();
  const { editionSync, store, shown } = visit(device);
  await editionSync.open();
  await editionSync.round();
  epoch = 'e2';
  rows = [edition(21, 1, true), news('a', 2), news('c', 3), news('d', 4)];
  pageSize = 2;
  const seen = new Set<string>();
  store.state.subscribe(() => seen.add(shown()));
  expect(await editionSync.round()).toBeUndefined();
  expect([...seen]).toEqual(['a,b', 'a,c,d']);
  expect(await device.rowStores.names()).toHaveLength(1);
});

test.each([
  ['an administrator is told', 'admin', 'set_back'],
  ['a visitor need not know', 'public', undefined],
] as const)('that the server was set back %s', async (_, audience, notice) => {
  granted = audience;
  const { editionSync, state } = visit(createDevice(), audience);
  await editionSync.open();
  await editionSync.round();
  expect(state().status.notice).toBeUndefined();
  epoch = 'e2';
  rows = [edition(21, 1, true), news('a', 2)];
  expect(await editionSync.round()).toBeUndefined();
  expect(state().status.notice).toBe(notice);
});

test('a refill that a dead network cuts short is taken up again, the old content on show', async () => {
  const device = createDevice();
  const { editionSync } = visit(device);
  await editionSync.open();
  await editionSync.round();
  epoch = 'e2';
  rows = [edition(21, 1, true), news('c', 2), news('d', 3)];
  pageSize = 1;
  const flaky = pull;
  let calls = 0;
  const broken = visit(device);
  await broken.editionSync.open();
  asked = [];
  const cut: Pull = async (...question) => {
    calls += 1;
    down = calls > 2;
    return flaky(...question);
  };
  const store = createContentStore();
  const dying = createEditionSync({
    storage: device,
    pull: cut,
    snapshots,
    store,
    rowApplier: createRowApplier(store),
    outbox: broken.outbox,
    memory: device.memory,
    scope: { audience: 'public' },
    onArrival: () => {},
    onLesserAudience: () => {},
  });
  await dying.open();
  expect(await dying.round()).toMatchObject({ code: 'offline' });
  expect([...store.state.getState().content.news.keys()]).toEqual(['a', 'b']);

  down = false;
  const next = visit(device);
  await next.editionSync.open();
  expect(next.shown()).toBe('a,b');
  expect(await next.editionSync.round()).toBeUndefined();
  expect(next.shown()).toBe('c,d');
});

test('content that came back empty is fetched again, and the reader is told', async () => {
  const device = createDevice();
  const first = visit(device);
  await first.editionSync.open();
  await first.editionSync.round();
  for (const name of await device.rowStores.names()) await device.rowStores.remove(name);

  const damaged = visit(device);
  await damaged.editionSync.open();
  expect(damaged.shown()).toBe('a,b');
  await damaged.editionSync.round();
  expect(damaged.state()).toMatchObject({ phase: 'ready', status: { notice: 'refilled' } });

  const emptied = visit({ ...createDevice(), memory: device.memory });
  await emptied.editionSync.open();
  await emptied.editionSync.round();
  expect(emptied.state().status.notice).toBe('refilled');

  const healthy = visit(device);
  await healthy.editionSync.open();
  await healthy.editionSync.round();
  expect(healthy.state().status.notice).toBeUndefined();
});

test('when another edition becomes current, a reader who chose none is taken there', async () => {
  const device = createDevice();
  const follower = visit(device);
  await follower.editionSync.open();
  await follower.editionSync.round();
  device.memory.set('selectedEditionId', '21');
  const chooser = visit(device);
  await chooser.editionSync.open();

  rows.push(edition(21, 5, false), edition(20, 6, true));
  await chooser.editionSync.round();
  expect(chooser.state().edition).toBe(21);
  device.memory.remove('selectedEditionId');
  await follower.editionSync.round();
  expect(follower.state().edition).toBe(20);
  expect((await device.partitions.all()).map(({ name }) => name)).toEqual([
    '21-public',
    '20-public',
  ]);

  down = true;
  const later = visit(device);
  await later.editionSync.open();
  expect(later.state()).toMatchObject({ edition: 20, phase: 'ready' });
});

test('a device without room goes on in memory and says so, without a storm of pulls', async () => {
  const device = createDevice();
  const full: RowStores = {
    ...device.rowStores,
    open: async (...names) => ({
      ...(await device.rowStores.open(...names)),
      round: async (feed) => {
        await feed.next(0, 10);
        return 'failed';
      },
    }),
  };
  const { editionSync, state, shown } = visit({ ...device, rowStores: full });
  await editionSync.open();
  expect(await editionSync.round()).toMatchObject({ unstored: true });
  expect(await editionSync.round()).toMatchObject({ unstored: true });
  expect(state().status.notice).toBe('storage_full');
  expect(editionSync.keeps).toBe(false);
  asked = [];
  expect(await editionSync.round()).toBeUndefined();
  expect(shown()).toBe('a,b');
  expect(asked).toHaveLength(1);
});

test('once there is room on the device again it is stored there, and no more said to be full', async () => {
  vi.useFakeTimers();
  const device = createDevice();
  let hasRoom = false;
  const rowStores: RowStores = {
    ...device.rowStores,
    async open(...names) {
      if (!hasRoom) throw new Error('full');
      return device.rowStores.open(...names);
    },
  };
  const { editionSync, state, shown } = visit({ ...device, rowStores });
  await editionSync.open();
  for (const _ of [1, 2]) expect(await editionSync.round()).toMatchObject({ unstored: true });
  expect(await editionSync.round()).toBeUndefined();

  // While there is none, nothing is fetched twice that memory holds.
  expect(editionSync.regain()).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(editionSync.regain()).toBe(true);
  for (const _ of [1, 2]) expect(await editionSync.round()).toMatchObject({ unstored: true });
  expect(state().status.notice).toBe('storage_full');
  expect(editionSync.regain()).toBe(false);
  asked = [];
  expect(await editionSync.round()).toBeUndefined();
  expect(asked).toEqual([{ edition: 21, since: 4 }]);
  expect(shown()).toBe('a,b');

  hasRoom = true;
  rows.push(news('c', 5));
  vi.advanceTimersByTime(60_000);
  expect(editionSync.regain()).toBe(true);
  expect(shown()).toBe('a,b');
  expect(await editionSync.round()).toBeUndefined();
  expect(editionSync.keeps).toBe(true);
  expect(editionSync.regain()).toBe(false);
  expect(state().status.notice).toBeUndefined();
  expect(shown()).toBe('a,b,c');
  vi.useRealTimers();

  down = true;
  const later = visit(device);
  await later.editionSync.open();
  expect(later.shown()).toBe('a,b,c');
});

test('what never had room on the device is not said to have been lost once there is some', async () => {
  const device = createDevice();
  const open = () => Promise.reject(new Error('full'));
  const full = visit({ ...device, rowStores: { ...device.rowStores, open } });
  await full.editionSync.open();
  for (const _ of [1, 2]) expect(await full.editionSync.round()).toMatchObject({ unstored: true });
  expect(await full.editionSync.round()).toBeUndefined();
  rows.push(edition(21, 5, false), edition(20, 6, true));
  expect(await full.editionSync.round()).toBeUndefined();
  expect(full.state()).toMatchObject({ edition: 20, status: { notice: 'storage_full' } });

  const later = visit(device);
  await later.editionSync.open();
  expect(await later.editionSync.round()).toBeUndefined();
  expect(later.editionSync.keeps).toBe(true);
  expect(later.state()).toMatchObject({ edition: 20, status: { notice: undefined } });
});

test('a device so full that it cannot note where rows are goes on in memory as well', async () => {
  const device = createDevice();
  const exchange = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
  const { editionSync, state, shown } = visit({
    ...device,
    partitions: { ...device.partitions, exchange },
  });
  await editionSync.open();
  for (const _ of [1, 2]) expect(await editionSync.round()).toMatchObject({ unstored: true });
  expect(state().status.notice).toBe('storage_full');
  expect(await editionSync.round()).toBeUndefined();
  expect(state().phase).toBe('ready');
  expect(shown()).toBe('a,b');
});

test('a device without room for the edition that becomes current shows it from memory', async () => {
  const device = createDevice();
  const crowded: RowStores = {
    ...device.rowStores,
    async open(database, identifier) {
      const rowStore = await device.rowStores.open(database, identifier);
      if (!database.includes('-20-')) return rowStore;
      return {
        ...rowStore,
        round: async (feed) => {
          await feed.next(0, 1);
          return 'failed';
        },
      };
    },
  };
  const { editionSync, state, shown } = visit({ ...device, rowStores: crowded });
  await editionSync.open();
  await editionSync.round();
  rows.push(edition(21, 5, false), edition(20, 6, true), news('c', 7));
  for (const _ of [1, 2]) expect(await editionSync.round()).toMatchObject({ unstored: true });
  expect(state()).toMatchObject({ edition: 21, status: { notice: 'storage_full' } });
  expect(await editionSync.round()).toBeUndefined();
  expect(state()).toMatchObject({ edition: 20, phase: 'ready' });
  expect(shown()).toBe('a,b,c');

  down = true;
  const later = visit(device);
  await later.editionSync.open();
  expect(later.state()).toMatchObject({ edition: 21, phase: 'ready' });
});

test('what cannot be stored for want of code that a network would bring is stored later', async () => {
  const device = createDevice();
  let loaded = false;
  const rowStores: RowStores = {
    ...device.rowStores,
    async open(...names) {
      if (!loaded) throw new RowStoresNotLoaded();
      return device.rowStores.open(...names);
    },
  };
  const { editionSync, state, shown } = visit({ ...device, rowStores });
  await editionSync.open();
  expect(shown()).toBe('a,b');
  for (const _ of [1, 2, 3]) expect(await editionSync.round()).toMatchObject({ code: 'offline' });
  expect(state().status).toMatchObject({ online: false, notice: undefined });
  loaded = true;
  expect(await editionSync.round()).toBeUndefined();
  const later = visit(device);
  down = true;
  await later.editionSync.open();
  expect(later.shown()).toBe('a,b');
});

test('an audience that is no longer granted is reported and deletes nothing by itself', async () => {
  const device = createDevice();
  granted = 'speakers';
  const member = visit(device, 'speakers');
  await member.editionSync.open();
  await member.editionSync.round();
  granted = 'public';
  expect(await member.editionSync.round()).toMatchObject({ code: 'denied' });
  expect(member.lesser).toEqual(['public']);
  expect(member.shown()).toBe('a,b');
  await member.editionSync.forget('speakers');
  expect(await device.partitions.all()).toEqual([]);
  expect(await device.rowStores.names()).toEqual([]);
});

test('what is forgotten with one audience leaves that of another alone', async () => {
  const device = createDevice();
  const visitor = visit(device);
  await visitor.editionSync.open();
  await visitor.editionSync.round();
  granted = 'admin';
  const administrator = visit(device, 'admin');
  await administrator.editionSync.open();
  await administrator.editionSync.round();
  expect(await device.rowStores.names()).toHaveLength(2);
  await administrator.editionSync.forget('admin');
  expect((await device.partitions.all()).map(({ name }) => name)).toEqual(['21-public']);
  expect(await device.rowStores.names()).toHaveLength(1);
});

test('databases that no partition refers to are swept away', async () => {
  const device = createDevice();
  const { editionSync } = visit(device);
  await editionSync.open();
  await editionSync.round();
  await device.rowStores.open('forum-21-public-leftover', '');
  await editionSync.sweep();
  expect(await device.rowStores.names()).toHaveLength(1);
});

test('an applied operation stays over the rows until a pull that knows of it', async () => {
  const device = createDevice();
  const { editionSync, outbox, kept, state } = visit(device);
  await editionSync.open();
  await editionSync.round();
  const set = { author: 'new' };
  const op = await outbox.submit({ kind: 'news', id: 'a', action: 'update', base: {}, set });
  const author = () => state().content.news.get('a')?.author;
  const operations = () => state().entries.length;
  await editionSync.round();
  expect([author(), operations(), state().status.waiting]).toEqual(['new', 1, 1]);

  await kept.record(new Map([[op, { status: 'applied', revision: 5 }]]));
  const changed = { ...news('a', 5), row: { id: 'a', author: 'new' } as never };
  rows = [...rows.filter(({ id }) => id !== 'a'), changed];
  await editionSync.round();
  expect([author(), operations(), state().status.waiting]).toEqual(['new', 0, 0]);
});

test('a page fetched before an operation was applied does not take it out of the overlay', async () => {
  const { editionSync, outbox, kept, state, entriesAtArrival } = visit(createDevice());
  await editionSync.open();
  const set = { author: 'new' };
  const op = await outbox.submit({ kind: 'news', id: 'a', action: 'update', base: {}, set });
  await kept.record(new Map([[op, { status: 'applied', revision: 5 }]]));
  const changed = { ...news('a', 5), row: { id: 'a', author: 'new' } as never };
  rows = [...rows.filter(({ id }) => id !== 'a'), changed];
  const author = () => state().content.news.get('a')?.author;
  await editionSync.round();
  expect([author(), state().entries.length]).toEqual(['new', 1]);
  await editionSync.round();
  expect([author(), state().entries.length]).toEqual(['new', 0]);
  // Other tabs hear of the rows before the operation leaves the overlay they share.
  expect(entriesAtArrival).toEqual([1, 1]);
});

test('a page from before a restore does not take out what was applied after it', async () => {
  const { editionSync, outbox, kept, state } = visit(createDevice());
  await editionSync.open();
  epoch = 'e2';
  const set = { author: 'new' };
  const op = await outbox.submit({ kind: 'news', id: 'a', action: 'update', base: {}, set });
  // The revisions of one epoch say nothing of another's: the page has got as far as this one.
  await kept.record(new Map([[op, { status: 'applied', revision: 4 }]]));
  rows = [edition(21, 1, true), news('b', 3)];
  rows.push({ ...news('a', 4), row: { id: 'a', author: 'new' } as never });
  const author = () => state().content.news.get('a')?.author;
  await editionSync.round();
  expect(author()).toBe('new');
  await editionSync.round();
  expect([author(), state().entries.length]).toEqual(['new', 0]);
});

test('a follower keeps the page it fetched over an older state that the leader stored', async () => {
  const device = createDevice();
  const leader = visit(device);
  await leader.editionSync.open();
  rows.push(news('c', 5));
  const follower = visit(device);
  await follower.editionSync.open();
  await leader.editionSync.round();
  await follower.editionSync.follow();
  expect(follower.shown()).toBe('a,b,c');
});

test('an applied operation that a restored server has lost goes with the next pull', async () => {
  const { editionSync, outbox, kept, state } = visit(createDevice());
  await editionSync.open();
  await editionSync.round();
  const set = { author: 'new' };
  const op = await outbox.submit({ kind: 'news', id: 'a', action: 'update', base: {}, set });
  await kept.record(new Map([[op, { status: 'applied', revision: 50 }]]));
  epoch = 'e2';
  await editionSync.round();
  expect([state().content.news.get('a')?.author, state().entries.length]).toEqual([undefined, 0]);
});

/** Two pages of a device: one has brought the content, the other has just been opened. */
async function leaderAndFollower() {
  const device = createDevice();
  const leader = visit(device);
  await leader.editionSync.open();
  await leader.editionSync.round();
  const follower = visit(device);
  await follower.editionSync.open();
  return { leader, follower };
}

test('a follower is told of arrivals and follows to another edition', async () => {
  const { leader, follower } = await leaderAndFollower();
  await follower.editionSync.follow();
  rows.push(news('c', 5));
  await leader.editionSync.round();
  await follower.editionSync.hear(21, 2_000, 5);
  expect(follower.shown()).toBe('a,b,c');
  expect(follower.state().status.asOf).toBe(2_000);

  rows.push(edition(21, 6, false), edition(20, 7, true));
  await leader.editionSync.round();
  await follower.editionSync.hear(20, 3_000, 7);
  expect(follower.state().edition).toBe(20);
});

test('a follower that reached nobody by itself is connected once the leader brings something', async () => {
  const { follower } = await leaderAndFollower();
  down = true;
  await follower.editionSync.round();
  expect(follower.state().status.online).toBe(false);
  await follower.editionSync.hear(21, 2_000, 4);
  expect(follower.state().status).toMatchObject({ asOf: 2_000, online: true, failure: undefined });
});

test('a network that goes during a round stays gone when the round ends well', async () => {
  const { editionSync, store, state } = visit(createDevice());
  await editionSync.open();
  await editionSync.round();
  expect(state().status.online).toBe(true);

  const round = editionSync.round();
  store.state.setState(({ status }) => ({ status: { ...status, online: false } }));
  expect(await round).toBeUndefined();
  expect(state().status.online).toBe(false);

  await editionSync.round();
  expect(state().status.online).toBe(true);
});

test('a first visit fills from the snapshot and pulls only what has changed since', async () => {
  published = publish();
  rows = [...rows.filter(({ id }) => id !== 'a'), news('c', 5), gone('a', 6)];
  const { editionSync, shown, state } = visit(createDevice());
  await editionSync.open();
  expect([shown(), state().phase, state().status.asOf]).toEqual(['a,b', 'filling', undefined]);
  expect(asked).toEqual([]);
  expect(await editionSync.round()).toBeUndefined();
  expect(asked).toEqual([{ edition: 21, since: 4 }]);
  expect([shown(), state().phase, state().status.asOf]).toEqual(['b,c', 'ready', 1_000]);
  expect(await editionSync.round()).toBeUndefined();
  expect(asked.at(-1)).toEqual({ edition: 21, since: 6 });
});

test('a snapshot can be read before the server has said a word', async () => {
  published = publish();
  down = true;
  const device = createDevice();
  const first = visit(device);
  await first.editionSync.open();
  expect(await first.editionSync.round()).toMatchObject({ code: 'offline' });
  expect(first.shown()).toBe('a,b');
  const second = visit(device);
  await second.editionSync.open();
  expect([second.shown(), second.state().phase]).toEqual(['a,b', 'filling']);
});

test('a snapshot of another epoch is replaced by what the server has', async () => {
  published = publish();
  epoch = 'e2';
  rows = [edition(21, 1, true), news('z', 2)];
  const { editionSync, shown, state } = visit(createDevice());
  await editionSync.open();
  expect(await editionSync.round()).toBeUndefined();
  expect([shown(), state().phase]).toEqual(['z', 'ready']);
});

test('a snapshot ahead of its server does not keep the device from the content', async () => {
  published = { ...publish(), revision: 100 };
  const { editionSync, shown, state } = visit(createDevice());
  await editionSync.open();
  expect(await editionSync.round()).toBeUndefined();
  expect([shown(), state().phase]).toEqual(['a,b', 'ready']);
});

test('after a restore, devices refill from a snapshot of the new epoch', async () => {
  const { editionSync, shown } = visit(createDevice());
  await editionSync.open();
  await editionSync.round();
  epoch = 'e2';
  rows = [edition(21, 1, true), news('z', 2)];
  published = publish();
  asked = [];
  expect(await editionSync.round()).toBeUndefined();
  expect(shown()).toBe('z');
  expect(snapshotsAsked.at(-1)).toBe('e2');
  expect(asked.filter(({ since }) => since === 0)).toEqual([]);
});

test('when the browser empties what is stored, the round under way is given up and all is filled anew', async () => {
  const device = createDevice();
  const { editionSync, shown, state } = visit(device);
  await editionSync.open();
  await editionSync.round();
  // What waits for a database that is gone waits for ever.
  const { open } = device.rowStores;
  device.rowStores.open = () => new Promise(() => {});
  const partitions = createMemoryPartitions();
  Object.assign(device.partitions, partitions);
  const hanging = editionSync.round();
  editionSync.revive();
  expect(await hanging).toMatchObject({ code: 'unavailable' });
  expect([shown(), state().phase, state().status.updating]).toEqual(['a,b', 'ready', false]);
  device.rowStores.open = open;
  rows = rows.filter(({ id }) => id !== 'a').concat(news('c', 5));
  expect(await editionSync.round()).toBeUndefined();
  expect([shown(), state().status.notice]).toEqual(['b,c', 'refilled']);
  rows.push(news('d', 6));
  await editionSync.round();
  expect(shown()).toBe('b,c,d');
});

test('what is filled anew after the browser emptied its storage is found at the next start without a network', async () => {
  const device = createDevice();
  const before = visit(device);
  await before.editionSync.open();
  await before.editionSync.round();
  Object.assign(device.partitions, createMemoryPartitions());
  for (const key of [...device.memory.held.keys()]) device.memory.remove(key);
  before.editionSync.revive();
  await before.editionSync.round();
  down = true;
  const next = visit(device);
  await next.editionSync.open();
  expect([next.shown(), next.state().phase]).toEqual(['a,b', 'ready']);
});

test('after a minute without an answer the status says so, and takes it back with the next one', async () => {
  vi.useFakeTimers();
  const { editionSync, state } = visit(createDevice());
  await editionSync.open();
  await editionSync.round();
  unanswered = true;
  await editionSync.round();
  vi.advanceTimersByTime(59_000);
  expect(state().status.late).toBe(false);
  await editionSync.round();
  vi.advanceTimersByTime(2_000);
  expect(state().status.late).toBe(true);
  unanswered = false;
  await editionSync.round();
  expect(state().status.late).toBe(false);
  vi.useRealTimers();
});

test('an edition that is deleted while chosen gives way to the current one, and the reader is told', async () => {
  const device = createDevice();
  device.memory.set('selectedEditionId', '20');
  const { editionSync, state } = visit(device);
  await editionSync.open();
  await editionSync.round();
  expect(state()).toMatchObject({ edition: 20, status: { notice: undefined } });
  rows = [edition(21, 1, true), { kind: 'edition', id: '20', revision: 5, gone: true }];
  expect(await editionSync.round()).toBeUndefined();
  expect(state()).toMatchObject({ edition: 21, status: { notice: 'edition_gone' } });
  expect(device.memory.get('selectedEditionId')).toBeUndefined();
  const again = visit(device);
  await again.editionSync.open();
  expect(again.state().edition).toBe(21);
});

test('an edition made on this device opens without a network, with what it shares and took over', async () => {
  granted = 'admin';
  const shared = { id: 'l', edition_ids: [21] };
  rows.push({ kind: 'location', id: 'l', revision: 5, row: shared as never });
  rows.push({ kind: 'zone', id: 'old', revision: 6, row: { id: 'old', edition_id: 21 } as never });
  const device = createDevice();
  const first = visit(device, 'admin');
  await first.editionSync.open();
  await first.editionSync.round();
  down = true;
  const second = visit(device, 'admin');
  await second.outbox.submitAll([
    { kind: 'edition', id: '22', action: 'insert', base: null, set: { year: 2027 } },
    {
      ...{ kind: 'location', id: 'l', action: 'update' },
      ...{ base: { edition_ids: [21] }, set: { edition_ids: [21, 22] } },
    },
    { kind: 'zone', id: 'new', action: 'insert', base: null, set: { edition_id: 22 } },
  ]);
  device.memory.set('selectedEditionId', '22');
  await second.editionSync.open();
  const { content, edition, phase, status } = second.state();
  expect({ edition, phase, asOf: status.asOf }).toEqual({
    edition: 22,
    phase: 'ready',
    asOf: 1_000,
  });
  expect([...content.location.keys()]).toEqual(['l']);
  expect([...content.zone.keys()]).toEqual(['new']);
  expect([...content.edition.keys()].sort()).toEqual(['20', '21', '22']);
  // Once there is a network, what the server says takes the place of what was borrowed.
  down = false;
  rows = [edition21(), news('a', 7)];
  expect(await second.editionSync.round()).toBeUndefined();
  expect(second.shown()).toBe('a');
});

const edition21 = () => edition(21, 6, true);
