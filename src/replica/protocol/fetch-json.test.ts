import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBackend } from './backend.ts';
import { deadline, type Fetch, fetchJson } from './fetch-json.ts';
import { createPull, readAnswer } from './pull.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const readText = (value: unknown) => (typeof value === 'string' ? value : undefined);

function answering(body: string, init: ResponseInit = {}): Fetch {
  return async () => new Response(body, init);
}

async function failureOf(fetch: Fetch) {
  const result = await fetchJson(fetch, 'http://server', {}, readText);
  return result.ok ? undefined : result.failure;
}

/** A server that never answers, as fetch shows it once the request is given up. */
const silent: Fetch = (_address, { signal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

test('takes JSON of the expected shape and nothing else', async () => {
  expect(await fetchJson(answering('"yes"'), 'http://server', {}, readText)).toEqual({
    ok: true,
    value: 'yes',
  });
  expect(await failureOf(answering('5'))).toMatchObject({ code: 'unavailable' });
  expect(await failureOf(answering('<html>Welcome</html>'))).toMatchObject({ code: 'unavailable' });
});

test.each([
  [401, 'expired'],
  [403, 'denied'],
  [404, 'not_found'],
  [400, 'invalid'],
  [429, 'unavailable'],
  [503, 'unavailable'],
])('status %i is the failure %s', async (status, code) => {
  expect(await failureOf(answering('', { status }))).toMatchObject({ code });
});

test.each([302, 400, 401, 403, 409, 413])(
  'a page with status %i is that of a network or a host, and no answer to what was asked',
  async (status) => {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    const page = answering('<h1>Wi-Fi</h1>', { status, headers });
    expect(await failureOf(page)).toMatchObject({ code: 'unavailable' });
  },
);

test('honours both forms of Retry-After, within reason', async () => {
  const after = async (value: string) =>
    (await failureOf(answering('', { status: 503, headers: { 'retry-after': value } })))
      ?.retryAfter;
  expect(await after('7')).toBe(7);
  expect(await after(new Date(Date.now() + 30_000).toUTCString())).toBeCloseTo(30, -1);
  expect(await after('99999999')).toBe(900);
  expect(await after('soon')).toBeUndefined();
});

test('no network is offline; no answer by the deadline is unavailable', async () => {
  expect(await failureOf(() => Promise.reject(new TypeError('failed')))).toMatchObject({
    code: 'offline',
  });
  const waiting = failureOf(silent);
  await vi.advanceTimersByTimeAsync(deadline);
  expect(await waiting).toEqual({ code: 'unavailable', detail: 'deadline' });
  expect(deadline).toBeLessThanOrEqual(15_000);
});

test('a page that misses the deadline is asked for again at half its size', async () => {
  const limits: (string | null)[] = [];
  const page = { edition: 21, epoch: 'e', revision: 0, audience: 'public', at: '2026-11-20' };
  let slow = true;
  const backend = createBackend('http://server', 'key', (address, request) => {
    limits.push(new URL(address).searchParams.get('p_limit'));
    if (slow) return silent(address, request);
    return answering(JSON.stringify({ ...page, more: false, rows: [] }))(address, request);
  });
  const pull = createPull(backend, async () => ({ ok: false, failure: { code: 'expired' } }));
  const ask = () => pull({ edition: 21, audience: 'public' }, 0, undefined);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const waiting = ask();
    await vi.advanceTimersByTimeAsync(deadline);
    await waiting;
  }
  slow = false;
  await ask();
  await ask();
  expect(limits).toEqual(['5000', '2500', '1250', '2500']);
});

test('a missed deadline uses up the other connections that may have vanished, and is told at once where one carries', async () => {
  const probes: string[] = [];
  let carries = false;
  const backend = createBackend('', 'key', (address, request) => {
    if (request.method === 'HEAD') probes.push(`${address} ${request.cache}`);
    return carries && request.method === 'HEAD' ? answering('')('', {}) : silent(address, request);
  });
  for (const spent of [3_000, 0]) {
    const asked = backend.get('sync_pull', {}, readText);
    await vi.advanceTimersByTimeAsync(deadline);
    expect(probes.splice(0)).toEqual(Array(6).fill('/ no-store'));
    let told = false;
    void asked.then(() => {
      told = true;
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toBe(spent === 0);
    await vi.advanceTimersByTimeAsync(spent);
    expect(await asked).toMatchObject({ ok: false, failure: { detail: 'deadline' } });
    carries = true;
  }
  const refused = createBackend('', 'key', (_address, request) => {
    if (request.method === 'HEAD') probes.push('probe');
    return Promise.reject(new TypeError('failed'));
  });
  await refused.get('sync_pull', {}, readText);
  expect(probes).toEqual([]);
});

test('a joining code is told in the body of a pull, never in its address', async () => {
  const asked: [string, string | undefined, unknown][] = [];
  const page = { edition: 21, epoch: 'e', revision: 0, audience: 'staff', at: '2026-11-20' };
  const backend = createBackend('http://server', 'key', (address, { method, body }) => {
    asked.push([address, method, body === undefined ? undefined : JSON.parse(String(body))]);
    return answering(JSON.stringify({ ...page, more: false, rows: [] }))(address, {});
  });
  const pull = createPull(backend, async () => ({ ok: false, failure: { code: 'expired' } }));
  await pull({ edition: undefined, audience: 'staff', code: 'AB-12' }, 7, 'e');
  expect(asked).toEqual([
    [
      'http://server/rest/v1/rpc/sync_pull',
      'POST',
      { p_since: 7, p_epoch: 'e', p_audience: 'staff', p_code: 'AB-12', p_limit: 5000 },
    ],
  ]);
  // What everybody may know stays an address that answers can be shared by.
  await pull({ edition: 21, audience: 'public' }, 0, undefined);
  expect(asked[1]?.slice(1)).toEqual([undefined, undefined]);
});

test('an administrator without a token asks nothing of the server', async () => {
  const backend = createBackend('http://server', 'key', () => {
    throw new Error('asked');
  });
  const pull = createPull(backend, async () => ({ ok: false, failure: { code: 'expired' } }));
  expect(await pull({ edition: 21, audience: 'admin' }, 0, undefined)).toEqual({
    ok: false,
    failure: { code: 'expired' },
  });
});

test('reads pages, skips kinds it does not know, and refuses other shapes', () => {
  const answer = { edition: 21, epoch: 'e', revision: 2, audience: 'public', at: '2026-11-20' };
  const rows = [
    { kind: 'news', id: 'a', revision: 1, row: { id: 'a' } },
    { kind: 'hologram', id: 'b', revision: 2, row: {} },
  ];
  expect(readAnswer({ ...answer, more: false, rows })).toMatchObject({ rows: [rows[0]] });
  expect(readAnswer({ ...answer, more: false, rows: [{ kind: 'news' }] })).toBeUndefined();
  expect(readAnswer({ ...answer, rows: [] })).toBeUndefined();
  expect(readAnswer({ ...answer, reset: true })).toEqual({
    reset: true,
    epoch: 'e',
    audience: 'public',
  });
  expect(readAnswer({ ...answer, edition: null, more: false, rows: [] })).toBe('nothing');
  expect(readAnswer('<html>')).toBeUndefined();
});
