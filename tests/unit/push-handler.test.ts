import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Delivery } from '#functions/push/delivery.ts';
import handle from '#functions/push/handler.ts';
import { deliveries, now } from '../push/deliveries.ts';

const environment = {
  ...{ SUPABASE_URL: 'https://project.test', SUPABASE_SERVICE_ROLE_KEY: 'service' },
  ...{ VAPID_PUBLIC_KEY: 'public', VAPID_PRIVATE_KEY: 'private' },
  ...{ VAPID_SUBJECT: 'mailto:team@forum.example', PUSH_SECRET: 'secret' },
  APP_URL: 'https://forum.example',
};

interface Call {
  readonly name: string;
  readonly body: { readonly p_limit?: number; readonly p_lease?: number };
  readonly headers: Record<string, string>;
}
let calls: Call[];

/** The API of the project: hands out deliveries of which none is good any more. */
function offer(hand: (most: number) => readonly Delivery[], status = 200) {
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    const name = address.replace('https://project.test/rest/v1/rpc/', '');
    const body = JSON.parse(String(request.body));
    calls.push({ name, body, headers: Object.fromEntries(new Headers(request.headers)) });
    return Response.json(name === 'push_claim' ? hand(body.p_limit) : body.p_results.length, {
      status,
    });
  });
}
const over = (count: number) =>
  deliveries(count).map((one) => ({ ...one, expires_at: new Date(now).toISOString() }));

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  calls = [];
  offer(() => []);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const push = vi.fn<typeof fetch>();
const post = (secret: string) =>
  handle(
    new Request('https://project.test/functions/v1/push', {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
    }),
    environment,
    push,
  );
const claims = () => calls.filter(({ name }) => name === 'push_claim');

test('a run asks the project with its service key, and holds what it claims for a minute', async () => {
  const run = await (await post('secret')).json();
  expect(run).toEqual({ delivered: 0, gone: 0, failed: 0, retry: 0, more: false });
  expect(calls).toMatchObject([
    {
      ...{ name: 'push_claim', body: { p_limit: 50, p_lease: 60 } },
      headers: { apikey: 'service', authorization: 'Bearer service' },
    },
  ]);
});

test('one run takes at most five hundred, however many there are', async () => {
  offer(over);
  expect(await (await post('secret')).json()).toMatchObject({ retry: 500, more: true });
  expect(claims()).toHaveLength(10);
  expect(push).not.toHaveBeenCalled();
});

test('one run claims for at most twenty-five seconds', async () => {
  offer((most) => {
    vi.setSystemTime(Date.now() + 12_500);
    return over(most);
  });
  expect(await (await post('secret')).json()).toMatchObject({ retry: 100, more: true });
  expect(claims()).toHaveLength(2);
});

test('who does not know the secret has nothing claimed', async () => {
  expect((await post('wrong')).status).toBe(401);
  expect(calls).toEqual([]);
});

test('an outbox that cannot be asked is an error that names it', async () => {
  offer(() => [], 503);
  await expect(post('secret')).rejects.toThrow('push_claim: 503');
});
