import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { createMetrics } from '#local/metrics.ts';
import { startTestBackend } from '#local/test-backend.ts';
import { until } from '../tools/until.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['hrtime', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** The metrics of a server whose database is gone, and of requests that are only told of. */
function server() {
  const { watch, figures } = createMetrics({
    sql: () => Promise.reject(new Error('gone')),
    sockets: () => 0,
    publications: () => 0,
    isDatabaseDown: () => true,
    dataDir: import.meta.dirname,
  } as unknown as Parameters<typeof createMetrics>[0]);
  const answer = (path: string, statusCode: number, times = 1, seconds = 0) => {
    for (let count = 0; count < times; count += 1) {
      const response = Object.assign(new EventEmitter(), { statusCode });
      watch(path, { method: 'GET' } as IncomingMessage, response as unknown as ServerResponse);
      if (seconds > 0) wait(seconds);
      response.emit('close');
    }
  };
  const wait = (seconds: number) => void vi.advanceTimersByTime(seconds * 1_000);
  return { answer, wait, figures };
}

const token = '/auth/v1/token';
const pull = '/rest/v1/rpc/sync_pull';

test('what failed is told of the last five minutes, sign-ins of the last ten', async () => {
  const { answer, wait, figures } = server();
  answer('/', 200, 90);
  answer('/', 503, 10);
  answer('/healthz', 503, 50);
  answer(token, 400, 300);
  wait(60);
  expect(await figures()).toMatchObject({ failing: 10 / 400, refused_sign_ins: 0.5 });
  answer('/', 200, 100);
  wait(300);
  expect(await figures()).toMatchObject({ failing: 0, refused_sign_ins: 0.5 });
  answer(token, 429, 60);
  wait(240);
  expect(await figures()).toMatchObject({ refused_sign_ins: 0.6 });
  wait(100);
  expect(await figures()).toMatchObject({ refused_sign_ins: 0.1 });
  wait(700);
  expect(await figures()).toMatchObject({ failing: 0, refused_sign_ins: 0 });
});

test('pulls that took longer than a second are counted among the pulls, nothing else is', async () => {
  const { answer, figures } = server();
  for (const seconds of [0.1, 0.5, 0.9, 2]) answer(pull, 200, 1, seconds);
  answer('/', 200, 1, 9);
  expect(await figures()).toMatchObject({ slow_pulls: 0.25 });
});

test('what is not known is null', async () => {
  const known = await server().figures();
  expect(known).toMatchObject({ backup_age: null, connections: null, slow_pulls: 0 });
  expect(known.disk_free).toBeGreaterThan(0);
});

test('a running server notes how it stands', async () => {
  vi.useRealTimers();
  const backend = await startTestBackend(inject('cluster'));
  try {
    const noted = () => backend.database.sql`select figures from sync.server_figures`;
    await until(async () => (await noted()).length > 0);
    const [{ figures } = {}] = await noted();
    expect(figures).toMatchObject({ failing: 0, slow_pulls: 0, backup_age: null });
    expect(figures.disk_free).toBeGreaterThan(0);
    expect(figures.connections).toBeGreaterThan(0);
  } finally {
    await backend.stop();
  }
});
