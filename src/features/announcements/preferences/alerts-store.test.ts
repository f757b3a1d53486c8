import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeVisitorKey } from '#visitor/favourites/visitor-key.ts';
import type { PushTopic } from '#visitor/push.ts';

const key = 'BA'.repeat(43);
let told: { endpoint: string; topics: PushTopic[]; visitor?: string }[];
/** The address that the browser's push service has given it. */
let endpoint: string;
/** Whether the browser holds a subscription. */
let subscribed: boolean;

/** A browser that has granted notifications, before a server that keeps every visitor. */
beforeEach(() => {
  vi.resetModules();
  told = [];
  endpoint = 'https://push.test/1';
  subscribed = true;
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
  const subscription = {
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    options: { applicationServerKey: Uint8Array.from(Buffer.from(key, 'base64url')).buffer },
    unsubscribe: async () => {
      subscribed = false;
      return true;
    },
  };
  const registration = {
    pushManager: {
      getSubscription: async () => (subscribed ? subscription : null),
      subscribe: async () => {
        subscribed = true;
        return subscription;
      },
    },
  };
  vi.stubGlobal('navigator', {
    serviceWorker: {
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  });
  const cached = new Map<string, Response>();
  vi.stubGlobal('caches', {
    open: async () => ({
      put: async (address: string, answer: Response) => void cached.set(address, answer),
    }),
    match: async (address: string) => cached.get(address)?.clone(),
    delete: async () => cached.clear(),
  });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    permission: 'granted',
    requestPermission: async () => 'granted',
  });
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    if (!address.endsWith('/push_subscribe')) return Response.json({ key });
    const { p_subscription: one } = JSON.parse(String(request.body));
    told.push(one);
    const { language, topics, visitor } = one;
    return Response.json({ known: true, language, topics, visitor: visitor !== undefined });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The alerts of a device whose favourites have a visitor, with `topics` turned on. */
async function withTopics(...topics: PushTopic[]) {
  const { favourites } = await import('#visitor/favourites/start.ts');
  const { renewAlerts, turnOnAlerts } = await import('./alerts-store.ts');
  const belongTo = (visitor: string | null) =>
    favourites.change(() => ({ visitor: visitor === null ? null : { key: visitor, offset: 0 } }));
  const visitor = makeVisitorKey();
  await belongTo(visitor);
  await turnOnAlerts({ language: 'fr', topics });
  return { renewAlerts, belongTo, visitor };
}

test('a device that wants no reminders is not registered again at every start', async () => {
  const { renewAlerts } = await withTopics('urgent', 'news');
  await renewAlerts();
  await renewAlerts();
  expect(told).toHaveLength(1);
  expect(told[0]).not.toHaveProperty('visitor');
});

test('a device with reminders is registered again only when its favourites change hands', async () => {
  const { renewAlerts, belongTo, visitor } = await withTopics('urgent', 'reminders');
  await renewAlerts();
  const another = makeVisitorKey();
  await belongTo(another);
  await renewAlerts();
  await renewAlerts();
  await belongTo(null);
  await renewAlerts();
  await renewAlerts();
  expect(told.map((one) => one.visitor)).toEqual([visitor, another, undefined]);
});

test('what is chosen while the choice before it is on its way is told after it', async () => {
  const { renewAlerts, belongTo, visitor } = await withTopics('urgent', 'reminders');
  const another = makeVisitorKey();
  await belongTo(another);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const response = await fetch(...request);
    if (String(request[0]).endsWith('/push_subscribe')) await answered;
    return response;
  });
  const first = renewAlerts();
  await vi.waitFor(() => expect(told).toHaveLength(2));
  await belongTo(visitor);
  const second = renewAlerts();
  answer();
  await Promise.all([first, second]);
  expect(told.map((one) => one.visitor)).toEqual([visitor, another, visitor]);
});

test('alerts that are turned off while they are being told stay off', async () => {
  const { renewAlerts, belongTo } = await withTopics('urgent', 'reminders');
  const { turnOffAlerts } = await import('./alerts-store.ts');
  await belongTo(makeVisitorKey());
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked: string[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    asked.push(String(request[0]).split('/').at(-1) ?? '');
    if (asked.length === 1) await answered;
    return fetch(...request);
  });
  const renewed = renewAlerts();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const off = turnOffAlerts();
  answer();
  await Promise.all([renewed, off]);
  expect(subscribed).toBe(false);
  expect(asked.at(-1)).toBe('push_unsubscribe');
});

test('what the server said before alerts were turned off does not turn them on again', async () => {
  await withTopics('urgent', 'news');
  const { alerts, lookAtAlerts, turnOffAlerts } = await import('./alerts-store.ts');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let isAsked = false;
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.endsWith('/push_status')) return Response.json(true);
    isAsked = true;
    await answered;
    return Response.json({ known: true, language: 'fr', topics: ['urgent'], visitor: false });
  });
  const looked = lookAtAlerts();
  await vi.waitFor(() => expect(isAsked).toBe(true));
  await turnOffAlerts();
  answer();
  await looked;
  expect(alerts.getState().choice).toBeUndefined();
  // Nor at the next visit.
  await lookAtAlerts();
  expect(alerts.getState().choice).toBeUndefined();
  subscribed = true;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await lookAtAlerts();
  expect(alerts.getState().choice).toBeUndefined();
});

test('a subscription that the browser has replaced is told to the server at the next visit', async () => {
  const { renewAlerts } = await withTopics('urgent', 'news');
  endpoint = 'https://push.test/2';
  await renewAlerts();
  await renewAlerts();
  expect(told.map((one) => one.endpoint)).toEqual(['https://push.test/1', 'https://push.test/2']);
});

test('a change whose answer the page does not live to hear is told by the next one', async () => {
  const { renewAlerts } = await withTopics('urgent', 'news');
  const { alerts, turnOnAlerts } = await import('./alerts-store.ts');
  const online = fetch;
  const never = vi.fn(() => new Promise(() => {}));
  vi.stubGlobal('fetch', never);
  void turnOnAlerts({ language: 'ar', topics: ['news'] });
  await vi.waitFor(() => expect(never).toHaveBeenCalled());
  // The next page has what this one has kept.
  vi.resetModules();
  vi.stubGlobal('fetch', online);
  expect(alerts.getState().busy).toBe(true);
  const next = await import('./alerts-store.ts');
  expect(next.renewAlerts).not.toBe(renewAlerts);
  await next.renewAlerts();
  expect(told.at(-1)).toMatchObject({ language: 'ar', topics: ['news'] });
  await next.lookAtAlerts();
  expect(told).toHaveLength(2);
});

test('a change that is refused leaves what was agreed before', async () => {
  const { renewAlerts } = await withTopics('urgent', 'news');
  const { alerts, turnOnAlerts } = await import('./alerts-store.ts');
  const online = fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await turnOnAlerts({ language: 'ar', topics: ['news'] });
  expect(alerts.getState().choice).toEqual({ language: 'fr', topics: ['urgent', 'news'] });
  expect(alerts.getState().failure).toBeDefined();
  vi.stubGlobal('fetch', online);
  await renewAlerts();
  expect(told).toHaveLength(1);
});

test('without a network the alerts are as they were agreed last', async () => {
  await withTopics('urgent', 'news');
  const { alerts, lookAtAlerts } = await import('./alerts-store.ts');
  alerts.setState({ choice: undefined });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await lookAtAlerts();
  expect(alerts.getState().choice).toEqual({ language: 'fr', topics: ['urgent', 'news'] });
});
