import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import WebSocket from 'ws';
import { PUBLISHABLE_KEY } from '#local/secrets.ts';
import { startTestBackend, type TestBackend } from '#local/test-backend.ts';
import { until } from '../tools/until.ts';
import { clientOf } from './support.ts';

let backend: TestBackend;
const clients: SupabaseClient[] = [];
beforeAll(async () => {
  backend = await startTestBackend(inject('cluster'));
  await backend.database.sql.unsafe(`
    create policy "visitors are counted" on realtime.messages for all to anon, authenticated
      using (realtime.topic() = 'live' and extension = 'presence')
      with check (realtime.topic() = 'live' and extension = 'presence');
    create policy "members talk" on realtime.messages for all to authenticated
      using (realtime.topic() = 'members') with check (realtime.topic() = 'members');`);
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.realtime.disconnect()));
});
afterAll(() => backend?.stop());

function newClient(): SupabaseClient {
  const client = clientOf(backend.url);
  clients.push(client);
  return client;
}

async function newMember(email: string): Promise<SupabaseClient> {
  const client = newClient();
  const password = await backend.createAdministrator(email);
  const { data } = await client.auth.signInWithPassword({ email, password });
  await client.realtime.setAuth(data.session?.access_token ?? null);
  return client;
}

function subscribe(channel: RealtimeChannel): Promise<{ status: string; error?: Error }> {
  return new Promise((resolve) => {
    channel.subscribe((status, error) => resolve({ status, ...(error && { error }) }));
  });
}

function ring(revision: number, topic = 'content') {
  return backend.database.sql`
    select realtime.send(${backend.database.sql.json({ revision, urgent: false })}, 'revision', ${topic}, true)`;
}

test('a broadcast from SQL reaches anonymous listeners within two seconds of the commit', async () => {
  const heard: unknown[] = [];
  const channel = newClient().channel('content', { config: { private: true } });
  channel.on('broadcast', { event: 'revision' }, ({ payload }) => heard.push(payload));
  expect((await subscribe(channel)).status).toBe('SUBSCRIBED');
  const begun = Date.now();
  await ring(12);
  await until(() => heard.length === 1, 2_000);
  expect(Date.now() - begun).toBeLessThan(2_000);
  expect(heard).toEqual([{ revision: 12, urgent: false }]);
});

test('what is rolled back is never heard, what is committed is heard in order', async () => {
  const heard: number[] = [];
  const channel = newClient().channel('content', { config: { private: true } });
  channel.on('broadcast', { event: 'revision' }, ({ payload }) => heard.push(payload.revision));
  await subscribe(channel);
  const { sql } = backend.database;
  await sql
    .begin(async (transaction) => {
      await transaction`select realtime.send('{"revision": 1}', 'revision', 'content', true)`;
      throw new Error('undone');
    })
    .catch(() => undefined);
  for (const revision of [2, 3, 4, 5]) await ring(revision);
  await until(() => heard.length === 4);
  expect(heard).toEqual([2, 3, 4, 5]);
});

/** Opens a socket, as from an address; with what refused it, or ''. */
async function knock(address: string, from = '127.0.0.1') {
  const socket = new WebSocket(address, { headers: { 'x-forwarded-for': from } });
  const refused = await new Promise<string>((resolve) => {
    socket.once('open', () => resolve(''));
    socket.once('error', ({ message }) => resolve(message));
  });
  return { socket, refused };
}

test('beyond the limit of connections a socket is refused before it opens, and let in once there is room', async () => {
  const small = await startTestBackend(inject('cluster'), { maxConcurrentUsers: 1 });
  try {
    const address = `${small.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${PUBLISHABLE_KEY}`;
    const first = await knock(address);
    expect(first.refused).toBe('');
    expect((await knock(address)).refused).toContain('429');
    first.socket.close();
    await until(async () => (await knock(address)).refused === '');
  } finally {
    await small.stop();
  }
});

test('one address takes no more than its share of the connections, however many addresses of its network it has', async () => {
  const shared = await startTestBackend(inject('cluster'), { maxAtOneAddress: 2 });
  try {
    const address = `${shared.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${PUBLISHABLE_KEY}`;
    const first = await knock(address, '2001:db8::1');
    expect((await knock(address, '2001:db8::2')).refused).toBe('');
    expect((await knock(address, '2001:db8::3')).refused).toContain('429');
    expect((await knock(address, '203.0.113.7')).refused).toBe('');
    first.socket.terminate();
    await until(async () => (await knock(address, '2001:db8::3')).refused === '');
    expect((await knock(address, '2001:db8::1')).refused).toContain('429');
  } finally {
    await shared.stop();
  }
});

test('a big payload arrives whole', async () => {
  const heard: string[] = [];
  const channel = newClient().channel('content', { config: { private: true } });
  channel.on('broadcast', { event: 'big' }, ({ payload }) => heard.push(payload.text));
  await subscribe(channel);
  const text = 'é'.repeat(30_000);
  const { sql } = backend.database;
  await sql`select realtime.send(${sql.json({ text })}, 'big', 'content', true)`;
  await until(() => heard.length === 1);
  expect(heard[0]).toBe(text);
});

test('the protocol of older clients is spoken as well', async () => {
  const address = `${backend.url.replace('http', 'ws')}/realtime/v1/websocket?vsn=1.0.0`;
  const socket = new WebSocket(address);
  const messages: { event: string; topic: string; payload: Record<string, unknown> }[] = [];
  socket.on('message', (data) => messages.push(JSON.parse(data.toString())));
  await new Promise((resolve) => socket.once('open', resolve));
  const payload = { config: { private: true } };
  socket.send(JSON.stringify({ topic: 'realtime:content', event: 'phx_join', payload, ref: '1' }));
  socket.send(JSON.stringify({ topic: 'phoenix', event: 'heartbeat', payload: {}, ref: '2' }));
  await until(() => messages.filter(({ event }) => event === 'phx_reply').length === 2);
  await ring(20);
  await until(() => messages.some(({ event }) => event === 'broadcast'));
  const broadcast = messages.find(({ event }) => event === 'broadcast');
  expect(broadcast?.payload).toMatchObject({ event: 'revision', payload: { revision: 20 } });
  socket.close();
});

test('anonymous clients hear the doorbell and cannot ring it', async () => {
  const heard: unknown[] = [];
  const listener = newClient().channel('content', { config: { private: true } });
  listener.on('broadcast', { event: 'revision' }, ({ payload }) => heard.push(payload));
  await subscribe(listener);
  const config = { private: true, broadcast: { ack: true } };
  const sender = newClient().channel('content', { config });
  await subscribe(sender);
  const forged = { type: 'broadcast', event: 'revision', payload: { revision: 9999 } } as const;
  expect(await sender.send(forged)).not.toBe('ok');
  await ring(21);
  await until(() => heard.length > 0);
  expect(heard).toEqual([{ revision: 21, urgent: false }]);
});

test('a private topic without a policy cannot be joined, and one that is not private by nobody', async () => {
  const refused = await subscribe(newClient().channel('members', { config: { private: true } }));
  expect(refused.status).toBe('CHANNEL_ERROR');
  expect(refused.error?.message).toContain('Unauthorized');
  for (const name of ['members', 'content', 'anything']) {
    const open = await subscribe(newClient().channel(name));
    expect(open.status).toBe('CHANNEL_ERROR');
    expect(open.error?.message).toContain('PrivateOnly');
  }
  // Postgres keeps no such text, and would be asked in vain.
  const [unaskable] = await joinRaw(1, [['members\0', { private: true }]]);
  expect(unaskable?.status).toBe('error');
  const heard: unknown[] = [];
  const member = await newMember('member@example.org');
  const closed = member.channel('members', {
    config: { private: true, broadcast: { self: true } },
  });
  closed.on('broadcast', { event: 'revision' }, ({ payload }) => heard.push({ closed: payload }));
  expect((await subscribe(closed)).status).toBe('SUBSCRIBED');
  await closed.send({ type: 'broadcast', event: 'revision', payload: { said: 'é' } });
  await until(() => heard.length === 1);
  expect(heard).toEqual([{ closed: { said: 'é' } }]);
});

test('members talk on a channel of theirs, in JSON and in bytes', async () => {
  const heard: unknown[] = [];
  const [first, second] = await Promise.all([
    newMember('one@example.org'),
    newMember('two@example.org'),
  ]);
  const one = first.channel('members', { config: { private: true, broadcast: { ack: true } } });
  const two = second.channel('members', { config: { private: true } });
  two.on('broadcast', { event: '*' }, ({ payload }) => heard.push(payload));
  await Promise.all([subscribe(one), subscribe(two)]);
  expect(await one.send({ type: 'broadcast', event: 'a', payload: { n: 1 } })).toBe('ok');
  const bytes = new Uint8Array([1, 2, 250]).buffer;
  await one.send({ type: 'broadcast', event: 'b', payload: bytes as unknown as object });
  await until(() => heard.length === 2);
  expect(heard[0]).toEqual({ n: 1 });
  expect(new Uint8Array(heard[1] as ArrayBuffer)).toEqual(new Uint8Array([1, 2, 250]));
});

test('presence counts who is there, who came and who left', async () => {
  const watch = newClient().channel('live', {
    config: { private: true, presence: { enabled: true } },
  });
  const left: string[] = [];
  watch.on('presence', { event: 'leave' }, ({ key }) => left.push(key));
  await subscribe(watch);
  const visitors = ['a', 'b', 'b'].map((key) =>
    newClient().channel('live', { config: { private: true, presence: { key } } }),
  );
  await Promise.all(visitors.map((visitor) => subscribe(visitor)));
  for (const visitor of visitors) expect(await visitor.track({ page: 'live' })).toBe('ok');
  const counts = () =>
    Object.fromEntries(
      Object.entries(watch.presenceState()).map(([key, metas]) => [key, metas.length]),
    );
  await until(() => counts().b === 2 && counts().a === 1);
  await visitors[1]?.untrack();
  await until(() => counts().b === 1);
  await clients[1]?.realtime.disconnect();
  await until(() => !('a' in counts()));
  expect(left).toContain('a');
  const later = newClient().channel('live', {
    config: { private: true, presence: { enabled: true } },
  });
  await subscribe(later);
  await until(() => Object.keys(later.presenceState()).join() === 'b');
});

/** Joins topics over sockets of its own and resolves with the status and the reason of each answer. */
async function joinRaw(sockets: number, joins: readonly [topic: string, config: object][]) {
  const address = `${backend.url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0`;
  const answers: { status: string; response: { reason?: string } }[] = [];
  const opened = Array.from({ length: sockets }, (_, socketNumber) => {
    const socket = new WebSocket(address);
    socket.on('open', () => {
      joins.forEach(([topic, config], number) => {
        if (number % sockets !== socketNumber) return;
        const ref = String(number);
        socket.send(JSON.stringify([ref, ref, `realtime:${topic}`, 'phx_join', { config }]));
      });
    });
    socket.on('message', (data) => {
      const [, , , event, payload] = JSON.parse(data.toString());
      if (event === 'phx_reply') answers.push(payload);
    });
    return socket;
  });
  await until(() => answers.length === joins.length, 15_000);
  for (const socket of opened) socket.terminate();
  return answers;
}

test('a presence key is short and no name that every object has', async () => {
  const keys = ['__proto__', 'constructor', 'toString', 'k'.repeat(129), 7, {}];
  const answers = await joinRaw(
    1,
    keys.map((key) => ['live', { private: true, presence: { key } }] as const),
  );
  for (const { status, response } of answers) {
    expect(status).toBe('error');
    expect(response.reason).toMatch(/presence key/);
  }
  const [fits] = await joinRaw(1, [['live', { private: true, presence: { key: 'é'.repeat(64) } }]]);
  expect(fits?.status).toBe('ok');
});

test('a channel ends with its token', async () => {
  const member = await newMember('expiring@example.org');
  const channel = member.channel('members', { config: { private: true } });
  const statuses: string[] = [];
  await new Promise<void>((resolve) => {
    channel.subscribe((status) => {
      statuses.push(status);
      resolve();
    });
  });
  expect(statuses).toEqual(['SUBSCRIBED']);
  await member.realtime.setAuth('made.up.token');
  await until(() => statuses.length > 1);
  expect(statuses[1]).toMatch(/CLOSED|CHANNEL_ERROR/);
});

test('postgres_changes is refused in words, and a made-up key at the door', async () => {
  const channel = newClient().channel('rows');
  channel.on(
    'postgres_changes',
    { event: '*', schema: 'public', table: 'events' },
    () => undefined,
  );
  const refused = await subscribe(channel);
  expect(refused.status).toBe('CHANNEL_ERROR');
  expect(refused.error?.message).toContain('postgres_changes is not offered');
  const socket = new WebSocket(
    `${backend.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=made-up`,
  );
  const refusal = await new Promise((resolve) => socket.once('error', resolve));
  expect(String(refusal)).toContain('401');
});

test('five hundred listeners all hear one bell within two seconds', async () => {
  const address = `${backend.url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0`;
  const join = ['1', '1', 'realtime:content', 'phx_join', { config: { private: true } }];
  let [joined, heard] = [0, 0];
  const sockets = Array.from({ length: 500 }, () => {
    const socket = new WebSocket(address);
    socket.on('open', () => socket.send(JSON.stringify(join)));
    socket.on('message', (data) => {
      const text = data.toString();
      if (text.includes('"phx_reply"') && text.includes('"ok"')) joined += 1;
      if (text.includes('"revision":500')) heard += 1;
    });
    return socket;
  });
  await until(() => joined === 500, 15_000);
  const begun = Date.now();
  await ring(500);
  await until(() => heard === 500, 2_000);
  expect(Date.now() - begun).toBeLessThan(2_000);
  for (const socket of sockets) socket.terminate();
});

// Last: who joins that much has to wait before the policies are asked again.
test('four thousand joins are answered at once, most of them with a refusal', async () => {
  const begun = Date.now();
  const answers = await joinRaw(
    50,
    Array.from({ length: 4_000 }, (_, number) => [`topic ${number}`, { private: true }] as const),
  );
  expect(Date.now() - begun).toBeLessThan(10_000);
  const tooMany = answers.filter(({ response }) => /RateLimit/.test(response.reason ?? ''));
  expect(tooMany.length).toBeGreaterThan(3_500);
  const [long] = await joinRaw(1, [['t'.repeat(300), {}]]);
  expect(long?.response.reason).toMatch(/too long/);
});
