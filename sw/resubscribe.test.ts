import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  keepRegisteredSubscription,
  registeredSubscription,
} from '#shared/registered-subscription.ts';
import { FakeSubscription } from './fake-notifications.ts';
import { type FakeScope, installWorker, removeWorker } from './fake-scope.ts';

const move = '/rest/v1/rpc/push_move';
const key = '/functions/v1/push';

let scope: FakeScope;
let known: boolean;
beforeEach(async () => {
  scope = await installWorker();
  known = true;
  scope.network.set(move, () => Response.json({ known }));
  scope.network.set(key, () => Response.json({ key: 'from the server' }));
});
afterEach(removeWorker);

const before = { endpoint: 'https://push.test/before', auth: 'a-before' };
const subscriptionOf = (name: string) => new FakeSubscription(name);
const change = (fields: object = {}) => scope.dispatch('pushsubscriptionchange', fields);

/** What the server was told. */
async function told(): Promise<unknown[]> {
  const calls = scope.asked.filter(({ url }) => url.endsWith(move));
  return Promise.all(calls.map((request) => request.clone().json()));
}
const moved = (name: string) => ({
  ...{ p_endpoint: before.endpoint, p_auth: before.auth },
  p_subscription: {
    endpoint: `https://push.test/${name}`,
    keys: { p256dh: `p-${name}`, auth: `a-${name}` },
  },
});

test('the server is told where the browser has moved a subscription', async () => {
  await change({
    oldSubscription: subscriptionOf('before'),
    newSubscription: subscriptionOf('after'),
  });
  expect(await told()).toEqual([moved('after')]);
  expect(await registeredSubscription()).toEqual({
    endpoint: 'https://push.test/after',
    auth: 'a-after',
  });
});

test('one that has only ended is made anew with the same key', async () => {
  await change({ oldSubscription: new FakeSubscription('before', 'the same') });
  expect(await told()).toEqual([moved('made')]);
  expect(scope.registration.pushManager.held?.options.applicationServerKey).toBe('the same');
});

test('a browser that says nothing of either is helped by what this device remembers', async () => {
  await keepRegisteredSubscription(before);
  await change();
  expect(await told()).toEqual([moved('made')]);
  expect(scope.registration.pushManager.held?.options.applicationServerKey).toBe('from the server');
  expect(await registeredSubscription()).toMatchObject({ endpoint: 'https://push.test/made' });
});

test('one that the browser holds already is not made twice', async () => {
  await keepRegisteredSubscription(before);
  scope.registration.pushManager.held = subscriptionOf('held');
  await change();
  expect(await told()).toEqual([moved('held')]);
});

test('nothing is told of a device that has no alerts', async () => {
  await change();
  expect(scope.registration.pushManager.held).toBeNull();
  expect(await told()).toEqual([]);
});

test('what the server was not told, or did not know, the next page sees', async () => {
  await keepRegisteredSubscription(before);
  known = false;
  await change();
  expect(await registeredSubscription()).toEqual(before);
  scope.network.delete(move);
  await change();
  expect(await registeredSubscription()).toEqual(before);
  scope.registration.pushManager.held = null;
  scope.registration.pushManager.refusal = new DOMException('No', 'NotAllowedError');
  await expect(change()).rejects.toThrow('No');
  expect(await registeredSubscription()).toEqual(before);
});

test('a server that never answers is not waited for without end; the next page sees to it', async () => {
  await keepRegisteredSubscription(before);
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  scope.network.set(key, () => new Promise(() => {}));
  const changed = Promise.allSettled([change()]);
  await vi.waitFor(() => expect(scope.asked.some(({ url }) => url.endsWith(key))).toBe(true));
  patience.abort();
  await changed;
  expect(await told()).toEqual([]);
  vi.restoreAllMocks();
});
