import { expect, inject, test } from 'vitest';
import { startTestBackend } from '#local/test-backend.ts';
import { within } from '#local/within.ts';

test('a server says that it is ready, and until then what it waits for', async () => {
  const waitsFor = ['the demonstration is being laid out'];
  const backend = await startTestBackend(inject('cluster'), { unready: () => waitsFor });
  const ask = async () => {
    const response = await fetch(`${backend.innerUrl}/healthz`);
    return { status: response.status, said: await response.json() };
  };
  try {
    expect(await ask()).toEqual({
      status: 503,
      said: { live: true, ready: false, reasons: [...waitsFor] },
    });
    waitsFor.pop();
    expect(await ask()).toEqual({ status: 200, said: { live: true, ready: true } });
    await backend.database.drop();
    expect((await fetch(`${backend.innerUrl}/healthz/live`)).status).toBe(200);
    expect(await ask()).toEqual({
      status: 503,
      said: { live: true, ready: false, reasons: ['the database does not answer'] },
    });
  } finally {
    await backend.stop();
  }
});

test('who does more than ask whether a server is ready is refused', async () => {
  const backend = await startTestBackend(inject('cluster'));
  const ask = async (method: string, path = '/healthz') => {
    const response = await fetch(`${backend.innerUrl}${path}`, { method });
    await response.text();
    return [response.status, response.headers.get('allow')];
  };
  try {
    expect(await ask('HEAD')).toEqual([200, null]);
    expect(await ask('POST')).toEqual([405, 'GET, HEAD']);
    expect(await ask('DELETE', '/healthz/live')).toEqual([405, 'GET, HEAD']);
  } finally {
    await backend.stop();
  }
});

test('who asks while a server starts is told so, and does not wait for ever', async () => {
  let status: number | undefined;
  const backend = await startTestBackend(inject('cluster'), {
    async app(server) {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      const signal = AbortSignal.timeout(10_000);
      status = (await fetch(`http://127.0.0.1:${port}/healthz`, { signal })).status;
      return (_request, response) => response.end();
    },
  });
  await backend.stop();
  expect(status).toBe(503);
});

test('a server stops though the database leaves the round of its figures without an answer', async () => {
  const backend = await startTestBackend(inject('cluster'));
  const other = await backend.database.sql.reserve();
  try {
    await other`begin`;
    await other`lock table sync.server_figures`;
    const front = await backend.addFront();
    expect(
      await within(
        front.stop().then(() => true),
        15_000,
      ),
    ).toBe(true);
  } finally {
    await other`rollback`;
    other.release();
    await backend.stop();
  }
});
