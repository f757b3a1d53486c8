import { RealtimeClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import WebSocket from 'ws';
import { PUBLISHABLE_KEY } from '#local/secrets.ts';
import { startTestBackend, type TestBackend } from '#local/test-backend.ts';
import { joinViewers } from '../../src/replica/viewers/channel.ts';
import { until } from '../tools/until.ts';

let backend: TestBackend;
const clients: RealtimeClient[] = [];

beforeAll(async () => {
  backend = await startTestBackend(inject('cluster'), { push: false, viewersInterval: 250 });
  const { sql } = backend.database;
  await sql`insert into editions (id, year, name, starts_on, ends_on)
    values (21, 2026, '{"en": "21st"}', '2026-11-20', '2026-11-23')`;
  await sql`insert into streaming (edition_id, status) values (21, 'live')`;
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.disconnect()));
});
afterAll(() => backend?.stop());

/** A page's connection, with the public key. */
function newClient(url = backend.url): RealtimeClient {
  const client = new RealtimeClient(`${url.replace('http', 'ws')}/realtime/v1`, {
    params: { apikey: PUBLISHABLE_KEY },
    accessToken: async () => PUBLISHABLE_KEY,
    transport: WebSocket as unknown as typeof globalThis.WebSocket,
  });
  clients.push(client);
  return client;
}

/** A page that listens to the count, and is counted once it says so. */
function newViewer(name: string, pace = 2_000, url = backend.url) {
  const heard: number[] = [];
  let joined = false;
  const channel = joinViewers(newClient(url), {
    key: name,
    pace,
    onCount: (count) => heard.push(count),
    onJoined: () => {
      joined = true;
    },
  });
  return { channel, heard, isJoined: () => joined };
}

const count = (secret = backend.pushKeys.secret) =>
  fetch(`${backend.url}/functions/v1/viewers`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
  });
const lastCount = async () =>
  (
    await fetch(`${backend.url}/rest/v1/rpc/live_viewers`, {
      headers: { apikey: PUBLISHABLE_KEY },
    })
  ).json();

test('two hundred viewers are counted; those who stop or leave no longer are', async () => {
  const screen = newViewer('screen');
  const viewers = Array.from({ length: 200 }, (_, index) => newViewer(`viewer-${index}`));
  for (const { channel } of viewers) channel.count(true);
  await until(() => screen.isJoined() && screen.heard.at(-1) === 200, 25_000);
  await until(() => viewers.every(({ heard }) => heard.at(-1) === 200), 5_000);
  expect(await lastCount()).toBe(200);

  // Every other way to go: the channel is left, the connection ends.
  await Promise.all(viewers.slice(0, 40).map(({ channel }) => channel.leave()));
  await until(() => screen.heard.at(-1) === 160, 10_000);
  await Promise.all(clients.slice(-60).map((client) => client.disconnect()));
  await until(() => screen.heard.at(-1) === 100, 10_000);
  expect(await lastCount()).toBe(100);
}, 60_000);

test('a page that stops watching and stays is not counted any more', async () => {
  const screen = newViewer('screen');
  const viewer = newViewer('viewer');
  viewer.channel.count(true);
  await until(() => screen.heard.at(-1) === 1, 15_000);
  viewer.channel.count(false);
  // Said late on purpose: the server takes no more than five such calls in thirty seconds.
  await until(() => screen.heard.at(-1) === 0, 25_000);
}, 60_000);

test('what one of two fronts counts and writes is heard at the other, which leaves counting to it', async () => {
  const front = await backend.addFront({ viewersInterval: 20 });
  const screen = newViewer('screen', 2_000, front.url);
  const revisions: number[] = [];
  const doorbell = newClient(front.url).channel('content', { config: { private: true } });
  doorbell.on('broadcast', { event: 'revision' }, ({ payload }) =>
    revisions.push(payload.revision),
  );
  await new Promise<void>((resolve) => {
    doorbell.subscribe((status) => status === 'SUBSCRIBED' && resolve());
  });
  newViewer('viewer').channel.count(true);
  await until(() => screen.heard.at(-1) === 1, 15_000);
  const before = screen.heard.length;
  for (let round = 0; round < 3; round += 1) await count();
  const key = backend.secrets.serviceKey;
  const written = await fetch(`${backend.url}/rest/v1/editions?id=eq.21`, {
    method: 'PATCH',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: { en: 'The 21st' } }),
  });
  expect(written.ok).toBe(true);
  const [{ revision } = {}] = await backend.database.sql`select sync.latest()::integer as revision`;
  await until(() => revisions.at(-1) === revision);
  expect(screen.heard.slice(before)).toEqual([]);
  await Promise.all(clients.splice(0).map((client) => client.disconnect()));
  await front.stop();
});

test('the same page on two connections is one viewer', async () => {
  const screen = newViewer('screen');
  for (const viewer of [newViewer('same'), newViewer('same')]) viewer.channel.count(true);
  newViewer('other').channel.count(true);
  await until(() => screen.heard.at(-1) === 2, 15_000);
});

test('nobody is told who is there, whatever they ask for', async () => {
  for (const key of ['secret-key', 'one', 'two']) newViewer(key).channel.count(true);
  const seen: string[] = [];
  const address = `${backend.url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0`;
  const socket = new WebSocket(address);
  socket.on('message', (data) => seen.push(data.toString()));
  await new Promise((resolve) => socket.once('open', resolve));
  const say = (ref: string, event: string, payload: object) =>
    socket.send(JSON.stringify(['1', ref, 'realtime:viewers', event, payload]));
  say('1', 'phx_join', { config: { private: true, presence: { enabled: true, key: 'curious' } } });
  say('2', 'presence', { type: 'presence', event: 'track', payload: {} });
  await until(() => seen.some((text) => text.includes('"count"')), 15_000);
  socket.close();
  expect(seen.filter((text) => /presence_(?:state|diff)|secret-key/.test(text))).toEqual([]);
  expect(seen.some((text) => text.includes('"ok"'))).toBe(true);
});

test('nobody but the service can make up a count', async () => {
  const screen = newViewer('screen');
  await until(screen.isJoined);
  const channel = newClient().channel('viewers', {
    config: { private: true, broadcast: { ack: true } },
  });
  await new Promise<void>((resolve) => {
    channel.subscribe((status) => status === 'SUBSCRIBED' && resolve());
  });
  const forged = { type: 'broadcast', event: 'count', payload: { count: 9_999 } } as const;
  expect(await channel.send(forged)).not.toBe('ok');
  const called = await fetch(`${backend.url}/rest/v1/rpc/report_live_viewers`, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: '{"p_count": 9999}',
  });
  expect(called.status).toBe(401);
  expect((await count('made-up')).status).toBe(401);
  expect((await count()).status).toBe(200);
  expect(screen.heard).not.toContain(9_999);
});

test('who speaks of themselves again and again loses the channel, and nobody says much', async () => {
  const channel = newClient().channel('viewers', { config: { private: true } });
  const statuses: string[] = [];
  await new Promise<void>((resolve) => {
    channel.subscribe((status) => {
      statuses.push(status);
      resolve();
    });
  });
  expect(await channel.track({ said: 'x'.repeat(2_000) })).not.toBe('ok');
  for (let call = 0; call < 5; call += 1) void channel.track({ call });
  await until(() => statuses.length > 1);
  expect(statuses[1]).toMatch(/CLOSED|CHANNEL_ERROR/);
});
