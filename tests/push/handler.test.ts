import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startTestBackend, type TestBackend } from '#local/test-backend.ts';
import { device } from '../db/device.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(inject('cluster'), { push: false });
});
afterAll(() => backend?.stop());

const call = (options: RequestInit = {}) => fetch(`${backend.url}/functions/v1/push`, options);
const drain = (secret: string) =>
  call({ method: 'POST', headers: { authorization: `Bearer ${secret}` } });

test('everybody is told the public key, nobody the others', async () => {
  const response = await call();
  expect(await response.json()).toEqual({ key: backend.pushKeys.publicKey });
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

test('only who knows the secret has the outbox drained', async () => {
  const { secret } = backend.pushKeys;
  for (const wrong of ['', 'sb_publishable_local', secret.slice(1), `${secret}x`]) {
    expect((await drain(wrong)).status).toBe(401);
  }
  expect((await call({ method: 'POST' })).status).toBe(401);
  expect((await call({ method: 'DELETE' })).status).toBe(405);
  expect(await (await drain(secret)).json()).toMatchObject({ delivered: 0, more: false });
});

test('a device subscribes over the API with a body, and its secret never stands in an address', async () => {
  const rpc = (name: string, body: unknown) =>
    fetch(`${backend.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: 'sb_publishable_local', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const one = device();
  const subscribed = await rpc('push_subscribe', { p_subscription: one });
  expect(await subscribed.json()).toMatchObject({ known: true, topics: ['announcements'] });
  const proof = { p_endpoint: one.endpoint, p_auth: one.keys.auth };
  expect(await (await rpc('push_status', proof)).json()).toMatchObject({ known: true });
  const stolen = { ...one, keys: device().keys };
  expect((await rpc('push_subscribe', { p_subscription: stolen })).status).toBe(401);
  const address = `${backend.url}/rest/v1/rpc/push_subscribe?p_subscription=%7B%7D`;
  expect((await fetch(address)).status).toBeGreaterThanOrEqual(400);
  expect(await (await rpc('push_unsubscribe', proof)).json()).toBe(true);
});
