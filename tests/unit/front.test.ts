import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFront, type Front } from '#local/front.ts';
import { bodyShareOf, createBodyReader } from '#local/request-body.ts';
import { readableOf, targetOf } from '#local/request-target.ts';

let front: Front;
let port: number;
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open(createFront(200));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await close();
});

async function open(opened: Front): Promise<void> {
  front = opened;
  front.server.listen(0, '127.0.0.1');
  await once(front.server, 'listening');
  port = (front.server.address() as AddressInfo).port;
}

async function close(): Promise<void> {
  front.server.closeAllConnections();
  front.server.close();
  await once(front.server, 'close');
}

/** What comes back on a socket until the server closes it; the client itself does not hang up. */
async function said(text: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.write(text);
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  await once(socket, 'end');
  await expect.poll(socketsOf).toBe(0);
  socket.destroy();
  return answer;
}

/** How many sockets the server holds. */
const socketsOf = () =>
  new Promise((resolve) => front.server.getConnections((_, count) => resolve(count)));

const upgradeOf = (target: string) =>
  `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;

test('an upgrade to no address and one to a path of nobody are refused and closed', async () => {
  expect(await said(upgradeOf('//['))).toMatch(/^HTTP\/1\.1 404 /);
  expect(await said(upgradeOf('http://['))).toMatch(/^HTTP\/1\.1 400 /);
  expect(await said(upgradeOf('/elsewhere'))).toMatch(/^HTTP\/1\.1 404 /);
});

test('what fails is one request, or one upgrade', async () => {
  front.upgrade('/bad', () => {
    throw new Error('bad');
  });
  expect(await said(upgradeOf('/bad'))).toBe('');
  for (const bad of [
    () => Promise.reject(new Error('bad')),
    () => {
      throw new Error('bad');
    },
  ]) {
    front.answer(bad);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(500);
  }
  front.answer((_request, response) => response.end());
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
});

test('a client that sends half a request is told so and let go', async () => {
  expect(await said('GET / HTTP/1.1\r\nHost: x\r\n')).toMatch(/^HTTP\/1\.1 408 /);
});

test('a client that sends half a body is told so and let go', async () => {
  await close();
  await open(createFront(200, 400));
  front.answer((request, response) => request.resume().once('end', () => response.end()));
  const half = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf';
  expect(await said(half)).toMatch(/^HTTP\/1\.1 408 /);
});

test('who is refused while sending sees the answer, and may ask on', async () => {
  front.answer(() => Promise.reject(new Error('bad')));
  for (const [target, status] of [
    ['/%00', 400],
    ['/', 500],
  ] as const) {
    const socket = connect(port, '127.0.0.1');
    const failed = vi.fn();
    socket.on('error', failed);
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    const write = (bytes: string | Buffer) =>
      new Promise<void>((resolve) => socket.write(bytes, () => resolve()));
    await write(`POST ${target} HTTP/1.1\r\nHost: x\r\nContent-Length: 3000000\r\n\r\n`);
    for (let part = 0; part < 6; part += 1) await write(Buffer.alloc(500_000));
    await write(`GET /%00 HTTP/1.1\r\nHost: x\r\n\r\n`);
    await expect.poll(() => answer.match(/HTTP\/1\.1 \d+/g)).toHaveLength(2);
    expect(answer).toMatch(`HTTP/1.1 ${status} `);
    expect(failed).not.toHaveBeenCalled();
    socket.destroy();
  }
});

const anybody = { key: 'anybody', most: 1_000, longestMs: 10_000 };
const soon = { call: 30, upload: 3_000 };

/** A body whose second half comes after a hole in the network of 100 ms. */
function withHole(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(new Uint8Array(4));
      await sleep(100);
      controller.enqueue(new Uint8Array(4));
      controller.close();
    },
  });
}

test('a file may fall silent on its way for longer than a call', async () => {
  const bodies = createBodyReader(soon);
  const send = async (path: string) => {
    const init = { method: 'POST', body: withHole(), duplex: 'half' };
    const request = new Request(`http://x${path}`, init);
    const answer = async (whole: Request) =>
      new Response(String((await whole.arrayBuffer()).byteLength));
    const response = await bodies.read(request, 1_000, anybody, answer);
    return [response.status, response.headers.get('connection'), await response.text()];
  };
  expect(await send('/storage/v1/object/media/a.png')).toEqual([200, null, '8']);
  const [status, connection] = await send('/rest/v1/rpc/sync_push');
  expect([status, connection]).toEqual([408, 'close']);
});

test('a body that comes a byte at a time holds no room for longer than anybody waits for it', async () => {
  const bodies = createBodyReader();
  const drip = new ReadableStream({
    async pull(controller) {
      await sleep(10);
      controller.enqueue(new Uint8Array(1));
    },
  });
  const init = { method: 'POST', body: drip, duplex: 'half' };
  const share = { ...anybody, longestMs: 200 };
  const atOnce = async () => new Response();
  const ofDrip = bodies.read(new Request('http://x/rest/v1/events', init), 1_000, share, atOnce);
  const slow = await Promise.race([ofDrip, sleep(2_000)]);
  expect([slow?.status, slow?.headers.get('connection')]).toEqual([408, 'close']);
  const all = new Request('http://x/rest/v1/events', { method: 'POST', body: 'x'.repeat(1_000) });
  expect((await bodies.read(all, 1_000, share, atOnce)).status).toBe(200);
});

test('who sends much at once leaves the others their room', async () => {
  const bodies = createBodyReader();
  let answered: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    answered = resolve;
  });
  const send = async (key: string, answer: () => Promise<Response>) => {
    const request = new Request('http://x/rest/v1/events', { method: 'POST', body: '12345678' });
    const response = await bodies.read(request, 10, { key, most: 20, longestMs: 10_000 }, answer);
    return [response.status, response.headers.get('retry-after')];
  };
  const late = () => waiting.then(() => new Response());
  const atOnce = () => Promise.resolve(new Response());
  const held = [send('one', late), send('one', late)];
  expect(await send('one', atOnce)).toEqual([503, '1']);
  expect(await send('two', atOnce)).toEqual([200, null]);
  answered();
  expect(await Promise.all(held)).toEqual([
    [200, null],
    [200, null],
  ]);
  expect(await send('one', atOnce)).toEqual([200, null]);
});

test('bodies are counted by account, or by address where there is none', () => {
  const anonymous = bodyShareOf({ role: 'anon', claims: {} }, '1.2.3.4');
  const own = (sub: string) => bodyShareOf({ role: 'authenticated', claims: { sub } }, '1.2.3.4');
  expect(anonymous.key).toContain('1.2.3.4');
  expect(new Set([anonymous.key, own('a').key, own('b').key]).size).toBe(3);
  // A file of 50 MB is taken, and another beside it.
  expect(own('a').most).toBeGreaterThan(100 * 2 ** 20);
  expect(anonymous.most).toBeLessThan(own('a').most);
  // A page waits two minutes for a file on its way.
  expect(own('a').longestMs).toBeGreaterThan(120_000);
  expect(anonymous.longestMs).toBeLessThanOrEqual(60_000);
});

test('a client that breaks off after its upgrade takes nobody along', async () => {
  const upgraded = new Promise<Duplex>((resolve) => {
    front.upgrade('/held', (_request, socket) => resolve(socket));
  });
  const client = connect(port, '127.0.0.1');
  client.write(upgradeOf('/held'));
  const socket = await upgraded;
  client.resetAndDestroy();
  // Not `once`, which would hear the error instead of the server.
  await new Promise((resolve) => socket.resume().once('close', resolve));
  expect(await said(upgradeOf('/elsewhere'))).toMatch(/^HTTP\/1\.1 404 /);
});

test('until there is somebody to answer, requests are told to come back', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
});

test('who reads slowly gets the whole of an answer that a server that stops has given', async () => {
  const whole = 20_000_000;
  front.answer((_request, response) => response.end(Buffer.alloc(whole)));
  const [reader, idle] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  idle.write('GET /%00 HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(idle, 'data');
  reader.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(reader, 'readable');
  const drained = front.drain(5_000);
  await once(idle.resume(), 'end');
  let read = 0;
  reader.on('data', ({ length }) => {
    read += length;
  });
  await once(reader, 'end');
  expect(read).toBeGreaterThan(whole);
  await drained;
});

test('a server that stops waits for who is being answered, and for who has only just come', async () => {
  const answers: (() => void)[] = [];
  front.answer((_, response) => answers.push(() => response.end('late')));
  const ask = (socket: Socket) => {
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    return once(socket, 'data').then(String);
  };
  const [waiting, coming] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  await expect.poll(socketsOf).toBe(2);
  const first = ask(waiting);
  await expect.poll(() => answers.length).toBe(1);
  const steps: string[] = [];
  const drained = front.drain(5_000).then(() => steps.push('drained'));
  await sleep(60);
  const second = ask(coming);
  await expect.poll(() => answers.length).toBe(2);
  for (const answer of answers) {
    await sleep(60);
    steps.push('answered');
    answer();
  }
  expect(await Promise.all([first, second])).toEqual([
    expect.stringMatching(/late$/),
    expect.stringMatching(/late$/),
  ]);
  await drained;
  expect(steps).toEqual(['answered', 'answered', 'drained']);
});

test('who takes nothing more of an answer is let go, and who waits for one is not', async () => {
  await close();
  await open(createFront(2_000, 4_000, 100));
  front.answer(async (request, response) => {
    if (request.url === '/late') await sleep(250);
    response.end(Buffer.alloc(request.url === '/late' ? 4 : 20_000_000));
  });
  const late = fetch(`http://127.0.0.1:${port}/late`, { headers: { connection: 'close' } });
  const silent = connect(port, '127.0.0.1').pause();
  silent.on('error', () => undefined);
  silent.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(socketsOf).toBe(2);
  expect((await (await late).arrayBuffer()).byteLength).toBe(4);
  await expect.poll(socketsOf).toBe(0);
  silent.destroy();
});

test('nobody has their own headers sent back', async () => {
  const listener = vi.fn();
  front.answer(listener);
  const answer = await said(
    'TRACE / HTTP/1.1\r\nHost: x\r\nCookie: secret\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 501 /);
  expect(answer).not.toContain('secret');
  expect(listener).not.toHaveBeenCalled();
});

test('a target has one spelling, and some have none', () => {
  const spellings: readonly (readonly [string, string | undefined])[] = [
    ['/auth/v1/%6ftp', '/auth/v1/otp'],
    [
      '/storage/v1/%6Fbject/media/a%20b%2fc.png?x=%6f',
      '/storage/v1/object/media/a%20b%2Fc.png?x=%6f',
    ],
    ['/a/../auth/v1/./otp', '/auth/v1/otp'],
    ['/a/%2e%2e/otp', '/otp'],
    ['http://elsewhere/otp?a', '/otp?a'],
    ['/%D8%B9', '/%D8%B9'],
    ['/%2525', '/%2525'],
    ['/rest/v1/rpc/%E0%A4%A', undefined],
    ['/%00', undefined],
    ['/%ff', undefined],
    ['/.%252e/', '/.%252e/'],
    ['/a/%2%65%2%65/auth/v1/otp', undefined],
    ['//elsewhere/auth/v1/otp', '//elsewhere/auth/v1/otp'],
    ['*', undefined],
    ['', undefined],
  ];
  for (const [raw, target] of spellings) expect(targetOf(raw), raw).toBe(target);
});

test('who opens an address that cannot be read is led to one that can, and to no other host', async () => {
  const open = (method: string, accept: string) =>
    said(
      `${method} /%E0%A4%A?lng=ar HTTP/1.1\r\nHost: x\r\nAccept: ${accept}\r\nConnection: close\r\n\r\n`,
    );
  const page = await open('GET', 'text/html,*/*;q=0.8');
  expect(page).toMatch(/^HTTP\/1\.1 302 /);
  expect(page).toMatch(/^location: \/_E0_A4_A\?lng=ar\r$/im);
  expect(await open('GET', '*/*')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await open('POST', 'text/html')).toMatch(/^HTTP\/1\.1 400 /);
  for (const raw of ['//elsewhere/%', '/\\elsewhere/%', '/.//elsewhere/%'])
    expect(readableOf(raw), raw).toBe('/elsewhere/_');
  for (const raw of ['http://elsewhere/%', '*', undefined]) expect(readableOf(raw)).toBeUndefined();
});
