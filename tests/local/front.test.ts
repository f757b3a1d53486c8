import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { randomOf } from '../sync/random.ts';
import type { Measure, Order } from './front-process.ts';
import { type Attempt, attemptOf } from './front-requests.ts';

const soak = import.meta.env.MODE === 'soak';
/** How many requests are sent, by how many clients at once. */
const count = soak ? 1_000_000 : 4_000;
const clients = 16;
const seed = Number(process.env.SEED ?? 1);
vi.setConfig({ testTimeout: soak ? 6 * 3_600_000 : 180_000 });

/** How long an answer may take, ms. */
const patience = 20_000;

let child: ChildProcess;
let output: string;
let ended: boolean;
let port: number;
beforeAll(async () => {
  [output, ended] = ['', false];
  child = fork(join(import.meta.dirname, 'front-process.ts'), {
    execArgv: ['--import', 'tsx', '--expose-gc'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output = (output + chunk).slice(-4_000);
    });
  }
  child.once('exit', () => {
    ended = true;
  });
  port = await ask<number>({ start: inject('cluster') });
});
afterAll(async () => {
  if (ended) return;
  child.send('stop' satisfies Order);
  const late = setTimeout(() => child.kill('SIGKILL'), patience);
  await once(child, 'exit');
  clearTimeout(late);
});

async function ask<T>(order: Order): Promise<T> {
  const answered = new AbortController();
  const { signal } = answered;
  const answer = Promise.race([
    once(child, 'message', { signal }),
    once(child, 'exit', { signal }).then(() => {
      throw new Error(`The process ended: ${output}`);
    }),
  ]);
  child.send(order);
  return (await answer.finally(() => answered.abort()))[0];
}

/** Sends and resolves with the beginning of the answer; empty when the server only closed. */
function send({ bytes, hangsUp }: Attempt): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const done = (answer: string) => {
      clearTimeout(late);
      socket.destroy();
      resolve(answer);
    };
    const late = setTimeout(() => {
      socket.destroy();
      reject(new Error(`No answer to ${bytes.toString('latin1').slice(0, 500)}`));
    }, patience);
    socket.on('error', () => done(''));
    socket.on('close', () => done(''));
    socket.on('data', (data) => done(data.toString('latin1', 0, 12)));
    if (hangsUp) socket.end(bytes, () => setImmediate(done, ''));
    // Who has said all there is to say is answered, or closed, also when less came than was promised.
    else socket.end(bytes);
  });
}

test(`the server answers ${count} requests of any shape and goes on as before`, async () => {
  const random = randomOf(seed);
  let left = count;
  const answers = new Map<string, number>();
  const client = async () => {
    while (left > 0 && !ended) {
      left -= 1;
      const answer = await send(attemptOf(random));
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
  };
  const work = (share: number) => {
    left = share;
    return Promise.all(Array.from({ length: clients }, client));
  };
  // What is loaded and kept at the first request of a kind does not count.
  await work(count / 5);
  const before = await ask<Measure>('measure');
  await work((count * 4) / 5);
  expect(ended, output).toBe(false);
  for (let waited = 0; waited < 100; waited += 1) {
    if ((await ask<Measure>('measure')).sockets === 0) break;
    await sleep(100);
  }
  const after = await ask<Measure>('measure');
  expect(after.sockets).toBe(0);
  expect((after.memory - before.memory) / 2 ** 20).toBeLessThan(50);
  // Every kind was reached: answers, refusals and opened sockets.
  for (const status of [101, 200, 400, 401, 404, 405]) {
    expect(answers.get(`HTTP/1.1 ${status}`) ?? 0, `answers ${status}`).toBeGreaterThan(0);
  }
});

test.each([
  '/auth/v1/token?grant_type=password',
  '/rest/v1/rpc/sync_push',
  '/rest/v1/events',
  '/storage/v1/object/media/a.png',
  '/functions/v1/links',
])('a body without end is refused while it comes: %s', async (path) => {
  const before = await ask<Measure>('measure');
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('error', () => undefined);
  socket.on('data', (data) => {
    answer += data;
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`);
  const chunk = Buffer.concat([
    Buffer.from('10000\r\n'),
    Buffer.alloc(0x10000),
    Buffer.from('\r\n'),
  ]);
  let sent = 0;
  while (!socket.destroyed && answer === '' && sent < 300 * 2 ** 20) {
    sent += chunk.length;
    if (!socket.write(chunk)) {
      await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
    }
  }
  await closed;
  // Who goes on sending regardless is cut off, sometimes before the answer is read.
  expect(answer).toMatch(/^(HTTP\/1\.1 413 |$)/);
  expect(sent / 2 ** 20).toBeLessThan(30);
  const { memory, sockets } = await ask<Measure>('measure');
  expect((memory - before.memory) / 2 ** 20).toBeLessThan(30);
  expect(sockets).toBe(0);
});

/** Sends a request in parts, a pause after each, and looks at the answer only when all is sent. */
async function sendBeforeReading(head: string, parts: readonly Buffer[], pauseMs = 0) {
  const socket = connect(port, '127.0.0.1');
  let failed: unknown;
  socket.on('error', (error) => {
    failed = error;
  });
  const write = (bytes: string | Buffer) =>
    new Promise<void>((resolve) => socket.write(bytes, () => resolve()));
  await write(head);
  for (const part of parts) {
    await write(part);
    await sleep(pauseMs);
  }
  if (failed) throw failed;
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return answer.toString('latin1');
}

const inChunks = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);

test('a body that is too large is read to its end, so that its sender sees the answer', async () => {
  const parts = Array.from({ length: 8 }, () => Buffer.alloc(500_000, 0x20));
  const head = 'POST /rest/v1/rpc/sync_push HTTP/1.1\r\nHost: x\r\n';
  const announced = await sendBeforeReading(`${head}Content-Length: 4000000\r\n\r\n`, parts);
  expect(announced).toMatch(/^HTTP\/1\.1 413 /);
  const unknown = await sendBeforeReading(`${head}Transfer-Encoding: chunked\r\n\r\n`, [
    ...parts.map(inChunks),
    Buffer.from('0\r\n\r\n'),
  ]);
  expect(unknown).toMatch(/^HTTP\/1\.1 413 /);
  expect(unknown).toContain('"code":"PGRST102"');
});

test('a token that has expired is told to whoever takes longer to send', async () => {
  const head = 'POST /rest/v1/rpc/sync_push HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer old\r\n';
  const parts = Array.from({ length: 8 }, () => Buffer.alloc(50_000, 0x20));
  const answer = await sendBeforeReading(`${head}Content-Length: 400000\r\n\r\n`, parts, 150);
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  // The connection is good for the next request.
  expect(answer).not.toMatch(/connection: close/i);
});

test.each([
  '/auth/v1/token?grant_type=password',
  '/rest/v1/rpc/is_admin',
  '/rest/v1/rpc/sync_push',
  '/rest/v1/events',
  '/storage/v1/object/list/media',
])('JSON that nests without end is the fault of who sends it: %s', async (path) => {
  for (const body of [`{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, '[{"a":'.repeat(9_000)]) {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers,
      body,
    });
    expect(answer.status).toBe(400);
  }
});
