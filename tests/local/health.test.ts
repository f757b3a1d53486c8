import { expect, inject, test } from 'vitest';
import { startTestBackend } from '#local/test-backend.ts';

test('a server says that it is ready, and until then what it waits for', async () => {
  const waitsFor = ['the demonstration is being laid out'];
  const backend = await startTestBackend(inject('cluster'), { unready: () => waitsFor });
  const ask = async () => {
    const response = await fetch(`${backend.innerUrl}/healthz`);
    return { status: response.status, said: await response.json() };
  };
  try {
    expect(await ask()).toEqual({ status: 503, said: { ready: false, reasons: [...waitsFor] } });
    waitsFor.pop();
    expect(await ask()).toEqual({ status: 200, said: { ready: true } });
    await backend.database.drop();
    expect(await ask()).toEqual({
      status: 503,
      said: { ready: false, reasons: ['the database does not answer'] },
    });
  } finally {
    await backend.stop();
  }
});
