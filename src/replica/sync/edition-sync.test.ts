import { beforeEach, expect, test, vi } from 'vitest';
import {
  createDevice,
  edition,
  news,
  pull,
  resetServer,
  server,
  snapshots,
  visit,
} from '../../../tests/tools/edition-server.ts';
import { createContentStore } from '../content/content-store.ts';
import type { Pull } from '../protocol/pull.ts';
import { createMemoryPartitions } from '../storage/memory-row-stores.ts';
import { createEditionSync } from './edition-sync.ts';
import { createRowApplier } from './row-applier.ts';

beforeEach(resetServer);

test('a first visit downloads once, and the next one starts without the network', async () => {
  const device = createDevice();
  const first = visit(device);
  await first.editionSync.open();
  expect(first.state()).toMatchObject({ edition: 21, phase: 'filling' });
  await first.editionSync.round();
  expect(server.asked).toEqual([{ edition: undefined, since: 0 }]);
  expect(first.state()).toMatchObject({ phase: 'ready', status: { asOf: 1_000 } });

  server.down = true;
  const second = visit(device);
  await second.editionSync.open();
  expect(second.shown()).toBe('a,b');
  expect(second.state()).toMatchObject({ edition: 21, phase: 'ready', status: { asOf: 1_000 } });
  expect(await second.editionSync.round()).toMatchObject({ code: 'offline' });
  expect(second.state()).toMatchObject({ phase: 'ready', status: { online: false } });
});

test('a site without editions is known to hold nothing, until its first one is there', async () => {
  server.rows = [];
  const { editionSync, store, shown, state } = visit(createDevice());
  await editionSync.open();
  expect(state()).toMatchObject({ edition: undefined, phase: 'ready' });
  expect(await editionSync.round()).toMatchObject({ code: 'not_found' });
  const phases = new Set<string>();
  store.state.subscribe(({ phase }) => phases.add(phase));
  server.rows = [edition(21, 1, true), news('a', 2)];
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
  server.epoch = 'e2';
  server.rows = [edition(21, 1, true), news('a', 2), news('c', 3), news('d', 4)];
  server.pageSize = 2;
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
  server.granted = audience;
  const { editionSync, state } = visit(createDevice(), audience);
  await editionSync.open();
  await editionSync.round();
  expect(state().status.notice).toBeUndefined();
  server.epoch = 'e2';
  server.rows = [edition(21, 1, true), news('a', 2)];
  expect(await editionSync.round()).toBeUndefined();
  expect(state().status.notice).toBe(notice);
});

test('a refill that a dead network cuts short is taken up again, the old content on show', async () => {
  const device = createDevice();
  const { editionSync } = visit(device);
  await editionSync.open();
  await editionSync.round();
  server.epoch = 'e2';
  server.rows = [edition(21, 1, true), news('c', 2), news('d', 3)];
  server.pageSize = 1;
  const flaky = pull;
  let calls = 0;
  const broken = visit(device);
  await broken.editionSync.open();
  server.asked = [];
  const cut: Pull = async (...question) => {
    calls += 1;
    server.down = calls > 2;
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

  server.down = false;
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

  server.rows.push(edition(21, 5, false), edition(20, 6, true));
  await chooser.editionSync.round();
  expect(chooser.state().edition).toBe(21);
  device.memory.remove('selectedEditionId');
  await follower.editionSync.round();
  expect(follower.state().edition).toBe(20);
  expect((await device.partitions.all()).map(({ name }) => name)).toEqual([
    '21-public',
    '20-public',
  ]);

  server.down = true;
  const later = visit(device);
  await later.editionSync.open();
  expect(later.state()).toMatchObject({ edition: 20, phase: 'ready' });
});

test('an audience that is no longer granted is reported and deletes nothing by itself', async () => {
  const device = createDevice();
  server.granted = 'speakers';
  const member = visit(device, 'speakers');
  await member.editionSync.open();
  await member.editionSync.round();
  server.granted = 'public';
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
  server.granted = 'admin';
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

test('a follower keeps the page it fetched over an older state that the leader stored', async () => {
  const device = createDevice();
  const leader = visit(device);
  await leader.editionSync.open();
  server.rows.push(news('c', 5));
  const follower = visit(device);
  await follower.editionSync.open();
  await leader.editionSync.round();
  await follower.editionSync.follow();
  expect(follower.shown()).toBe('a,b,c');
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
  server.rows.push(news('c', 5));
  await leader.editionSync.round();
  await follower.editionSync.hear(21, 2_000, 5);
  expect(follower.shown()).toBe('a,b,c');
  expect(follower.state().status.asOf).toBe(2_000);

  server.rows.push(edition(21, 6, false), edition(20, 7, true));
  await leader.editionSync.round();
  await follower.editionSync.hear(20, 3_000, 7);
  expect(follower.state().edition).toBe(20);
});

test('a follower that reached nobody by itself is connected once the leader brings something', async () => {
  const { follower } = await leaderAndFollower();
  server.down = true;
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
  server.rows = server.rows.filter(({ id }) => id !== 'a').concat(news('c', 5));
  expect(await editionSync.round()).toBeUndefined();
  expect([shown(), state().status.notice]).toEqual(['b,c', 'refilled']);
  server.rows.push(news('d', 6));
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
  // An earlier edition that somebody looked at since is not the one that the server named.
  const looked = { id: 'x', epoch: 'e1', shape: '', revision: 9, asOf: 9_000 };
  await device.partitions.put({ name: '20-public', current: looked });
  server.down = true;
  const next = visit(device);
  await next.editionSync.open();
  expect([next.shown(), next.state().phase]).toEqual(['a,b', 'ready']);
});

test('what is stored is shown without a network though nothing remembers its edition', async () => {
  const device = createDevice();
  const first = visit(device);
  await first.editionSync.open();
  await first.editionSync.round();
  // Another audience's and an older edition of which more is known of than of the one to be shown.
  const generation = { id: 'x', epoch: 'e1', shape: '', revision: 9 };
  await device.partitions.put({ name: '22-staff', current: { ...generation, asOf: 2_000 } });
  await device.partitions.put({ name: '20-public', current: { ...generation, asOf: 900 } });
  await device.partitions.put({ name: '23-public', next: { ...generation, asOf: undefined } });
  server.down = true;
  const next = visit({ ...device, memory: createDevice().memory });
  await next.editionSync.open();
  expect(next.shown()).toBe('a,b');
  expect(next.state()).toMatchObject({ edition: 21, phase: 'ready', status: { asOf: 1_000 } });
});

test('after a minute without an answer the status says so, and takes it back with the next one', async () => {
  vi.useFakeTimers();
  const { editionSync, state } = visit(createDevice());
  await editionSync.open();
  await editionSync.round();
  server.unanswered = true;
  await editionSync.round();
  vi.advanceTimersByTime(59_000);
  expect(state().status.late).toBe(false);
  await editionSync.round();
  vi.advanceTimersByTime(2_000);
  expect(state().status.late).toBe(true);
  server.unanswered = false;
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
  server.rows = [edition(21, 1, true), { kind: 'edition', id: '20', revision: 5, gone: true }];
  expect(await editionSync.round()).toBeUndefined();
  expect(state()).toMatchObject({ edition: 21, status: { notice: 'edition_gone' } });
  expect(device.memory.get('selectedEditionId')).toBeUndefined();
  const again = visit(device);
  await again.editionSync.open();
  expect(again.state().edition).toBe(21);
});

test('an edition made on this device opens without a network, with what it shares and took over', async () => {
  server.granted = 'admin';
  const shared = { id: 'l', edition_ids: [21] };
  server.rows.push({ kind: 'location', id: 'l', revision: 5, row: shared as never });
  server.rows.push({
    kind: 'zone',
    id: 'old',
    revision: 6,
    row: { id: 'old', edition_id: 21 } as never,
  });
  const device = createDevice();
  const first = visit(device, 'admin');
  await first.editionSync.open();
  await first.editionSync.round();
  server.down = true;
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
  server.down = false;
  server.rows = [edition21(), news('a', 7)];
  expect(await second.editionSync.round()).toBeUndefined();
  expect(second.shown()).toBe('a');
});

const edition21 = () => edition(21, 6, true);
