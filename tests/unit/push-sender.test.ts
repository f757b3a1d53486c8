import { createECDH } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Delivery } from '#functions/push/delivery.ts';
import { createSender } from '#functions/push/sender.ts';
import { delivery as announcement, now } from '../push/deliveries.ts';
import { Receiver, readVapid } from '../push/receiver.ts';

const pair = createECDH('prime256v1');
const publicKey = pair.generateKeys('base64url');
const privateKey = pair.getPrivateKey('base64url');
const receiver = new Receiver();
const delivery: Delivery = { ...announcement, keys: receiver.keys };

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A sender to a push service that answers so, and what the service gets. */
function senderTo(answer: (request: RequestInit) => Response | Promise<Response>) {
  const requests: { address: string; request: RequestInit; headers: Record<string, string> }[] = [];
  const fetch = async (address: string, request: RequestInit) => {
    const headers = Object.fromEntries(new Headers(request.headers));
    requests.push({ address, request, headers });
    return answer(request);
  };
  const subject = 'mailto:team@forum.example';
  const origin = 'https://forum.example';
  const sender = {
    publicKey,
    privateKey,
    subject,
    origin,
    fetch: fetch as typeof globalThis.fetch,
  };
  const send = createSender(sender);
  const attempt = (more: Partial<Delivery> = {}) => send({ ...delivery, ...more });
  return { attempt, requests };
}
const answering = (status: number, headers: Record<string, string> = {}) =>
  senderTo(() => new Response(null, { status, headers }));
const result = { subject: delivery.subject, subscription: 's', version: 1 };
const inSeconds = (seconds: number) => new Date(now + seconds * 1000).toISOString();

test.each([
  ...[200, 201, 202, 204].map((status) => [status, 'delivered'] as const),
  ...[404, 410].map((status) => [status, 'gone'] as const),
  ...[408, 429, 500, 502, 503].map((status) => [status, 'retry'] as const),
  ...[302, 307, 400, 401, 403, 413].map((status) => [status, 'failed'] as const),
])('an answer of status %i is taken as %s', async (status, outcome) => {
  const gone = outcome === 'gone' && { endpoint: 'https://push.test/1' };
  expect(await answering(status).attempt()).toEqual({ ...result, outcome, ...gone });
});

test.each([
  ['seconds', '120', 120],
  ['nought seconds', '0', 0],
  ['a date', new Date(now + 90_000).toUTCString(), 90],
  ['a date that is over', new Date(now - 90_000).toUTCString(), 0],
])('the wait that a push service asks for is honoured as %s', async (_, value, retry_after) => {
  for (const status of [429, 503]) {
    const sent = await answering(status, { 'retry-after': value }).attempt();
    expect(sent).toEqual({ ...result, outcome: 'retry', retry_after });
  }
});

test.each(['9'.repeat(50), '9'.repeat(400), 'Fri, 31 Dec 9999 23:59:59 GMT'])(
  'a wait of “%s” is one that the database takes',
  async (value) => {
    const sent = await answering(429, { 'retry-after': value }).attempt();
    expect(sent).toEqual({ ...result, outcome: 'retry', retry_after: 3600 });
  },
);

test('what was taken is delivered, though the connection breaks after the answer', async () => {
  const body = new ReadableStream({
    start: (controller) => controller.error(new TypeError('terminated')),
  });
  const { attempt } = senderTo(() => new Response(body, { status: 201 }));
  expect(await attempt()).toEqual({ ...result, outcome: 'delivered' });
});

test.each(['', 'soon', '-1 minute'])('a wait of “%s” is none', async (value) => {
  const sent = await answering(429, { 'retry-after': value }).attempt();
  expect(sent).toEqual({ ...result, outcome: 'retry' });
});

test('a push service that cannot be reached is tried again', async () => {
  const { attempt } = senderTo(() => Promise.reject(new TypeError('fetch failed')));
  expect(await attempt()).toEqual({ ...result, outcome: 'retry' });
});

test('a push service that does not answer is given up after ten seconds and tried again', async () => {
  const deadline = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  const { attempt } = senderTo(({ signal }) => {
    deadline.abort();
    return signal?.aborted ? Promise.reject(signal.reason) : new Response(null, { status: 201 });
  });
  expect(await attempt()).toEqual({ ...result, outcome: 'retry' });
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
});

test.each([0, 0.9, -1, -3600])('what ends in %d seconds is not sent', async (seconds) => {
  const { attempt, requests } = answering(201);
  expect(await attempt({ expires_at: inSeconds(seconds) })).toEqual({
    ...result,
    outcome: 'retry',
  });
  expect(requests).toEqual([]);
});

test.each([
  [1, '1'],
  [90.9, '90'],
  [3600, '3600'],
  [28 * 24 * 3600, '2419200'],
  [40 * 24 * 3600, '2419200'],
])('a push service may keep what ends in %d seconds for %s', async (seconds, ttl) => {
  const { attempt, requests } = answering(201);
  await attempt({ expires_at: inSeconds(seconds) });
  expect(requests[0]?.headers.ttl).toBe(ttl);
});

test('a push service learns how urgent it is and what it replaces, and nothing more', async () => {
  const { attempt, requests } = answering(201);
  await attempt();
  await attempt({ urgent: true });
  const [usual, urgent] = requests.map(({ headers }) => headers);
  expect([usual?.urgency, urgent?.urgency]).toEqual(['normal', 'high']);
  const { authorization: _, ...headers } = usual ?? {};
  expect(headers).toEqual({
    ...{ ttl: '3600', urgency: 'normal', topic: '4b3f3c1e000040008000000000000001' },
    ...{ 'content-encoding': 'aes128gcm', 'content-type': 'application/octet-stream' },
  });
  const { address, request } = requests[0] ?? {};
  expect([address, request?.method, request?.redirect]).toEqual([
    ...[delivery.endpoint, 'POST', 'manual'],
  ]);
});

test('the device, and only it, can read the message', async () => {
  const { attempt, requests } = answering(201);
  await attempt();
  const body = Buffer.from(requests[0]?.request.body as Uint8Array);
  expect(receiver.read(body)).toMatchObject({ notification: { title: 'Salle fermée' } });
  expect(() => new Receiver().read(body)).toThrow();
});

test('keys that no device can have end the subscription, and nothing is sent to it', async () => {
  const { attempt, requests } = answering(201);
  const keys = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: delivery.keys.auth };
  expect(await attempt({ keys })).toEqual({
    ...{ ...result, outcome: 'gone' },
    endpoint: 'https://push.test/1',
  });
  expect(requests).toEqual([]);
});

test('one signature, for half a day, serves all messages to a push service and none to another', async () => {
  const { attempt, requests } = answering(201);
  for (const endpoint of ['https://a.test/1', 'https://a.test/2', 'https://b.test/1']) {
    await attempt({ endpoint });
  }
  const [first, second, other] = requests.map(({ headers }) => headers.authorization ?? '');
  expect(second).toBe(first);
  const claims = [first, other].map((header) => readVapid(header ?? '', publicKey));
  const common = { sub: 'mailto:team@forum.example', exp: now / 1000 + 12 * 3600 };
  expect(claims).toMatchObject([
    { aud: 'https://a.test', ...common },
    { aud: 'https://b.test', ...common },
  ]);
});
