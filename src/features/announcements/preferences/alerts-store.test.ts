import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeVisitorKey } from '#visitor/favourites/visitor-key.ts';
import type { PushTopic } from '#visitor/push.ts';
import { createLocalStorage } from '../../../../tests/fixtures/local-storage.ts';

const key = 'BA'.repeat(43);
let told: { endpoint: string; topics: PushTopic[]; visitor?: string }[];
/** The address that the browser's push service has given it. */
let endpoint: string;
/** Whether the browser holds a subscription. */
let subscribed: boolean;
/** What the browser's push service and its caches answer with, when they cannot be reached. */
let unreachable: { held?: true; end?: true; caches?: true };

/** A browser that has granted notifications, before a server that keeps every visitor. */
beforeEach(() => {
  vi.resetModules();
  told = [];
  endpoint = 'https://push.test/1';
  subscribed = true;
  unreachable = {};
  const failing = (what: keyof typeof unreachable) => {
    if (unreachable[what]) throw new DOMException('Out of reach', 'AbortError');
  };
  vi.stubGlobal('localStorage', createLocalStorage());
  const subscription = {
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    options: { applicationServerKey: Uint8Array.from(Buffer.from(key, 'base64url')).buffer },
    unsubscribe: async () => {
      failing('end');
      subscribed = false;
      return true;
    },
  };
  const registration = {
    pushManager: {
      getSubscription: async () => {
        failing('held');
        return subscribed ? subscription : null;
      },
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
      put: async (address: string, answer: Response) => {
        failing('caches');
        cached.set(address, answer);
      },
    }),
    match: async (address: string) => {
      failing('caches');
      return cached.get(address)?.clone();
    },
    delete: async () => {
      failing('caches');
      cached.clear();
    },
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

test('a device whose clock was set back is registered again, not a year later', async () => {
  const { renewAlerts } = await withTopics('urgent', 'news');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 365 * 86_400_000 });
  try {
    await renewAlerts();
  } finally {
    vi.useRealTimers();
  }
  expect(told).toHaveLength(2);
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

/** As a browser's: one at a time, in all its tabs. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request<T>(_name: string, _options: object, work: () => Promise<T>) {
      const done = last.then(work);
      last = done.catch(() => {});
      return done;
    },
  };
}

/** Holds the first question to the server until it is answered: the names of all asked, and what answers it. */
function holdFirst() {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked: string[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const name = String(request[0]).split('/').at(-1) ?? '';
    if (asked.push(name) === 1) await answered;
    return name === 'push_status'
      ? Response.json({ known: true, language: 'fr', topics: ['urgent'], visitor: true })
      : fetch(...request);
  });
  return { asked, answer };
}

test.each(['told', 'looked at'] as const)(
  'alerts that are turned off in one tab while they are being %s in another stay off',
  async (what) => {
    vi.stubGlobal('navigator', { ...navigator, locks: oneAtATime() });
    const { belongTo, renewAlerts } = await withTopics('urgent', 'reminders');
    const { lookAtAlerts } = await import('./alerts-store.ts');
    await belongTo(makeVisitorKey());
    const { asked, answer } = holdFirst();
    const other = what === 'told' ? renewAlerts() : lookAtAlerts();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    vi.resetModules();
    const tab = await import('./alerts-store.ts');
    const off = tab.turnOffAlerts();
    if (what === 'looked at') await off;
    answer();
    await Promise.all([other, off]);
    await tab.renewAlerts({ force: true });
    expect(subscribed).toBe(false);
    expect(told).toHaveLength(what === 'told' ? 2 : 1);
  },
);

test('alerts that are turned off while they are being told stay off', async () => {
  const { renewAlerts, belongTo } = await withTopics('urgent', 'reminders');
  const { turnOffAlerts } = await import('./alerts-store.ts');
  await belongTo(makeVisitorKey());
  const { asked, answer } = holdFirst();
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

test('what the server said before another choice does not take that back', async () => {
  await withTopics('urgent', 'news');
  const { alerts, lookAtAlerts, turnOnAlerts } = await import('./alerts-store.ts');
  const online = fetch;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let isAsked = false;
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    if (!address.endsWith('/push_status')) return online(address, request);
    isAsked = true;
    await answered;
    return Response.json({
      known: true,
      language: 'fr',
      topics: ['urgent', 'news'],
      visitor: false,
    });
  });
  const looked = lookAtAlerts();
  await vi.waitFor(() => expect(isAsked).toBe(true));
  await turnOnAlerts({ language: 'fr', topics: ['urgent'] });
  answer();
  await looked;
  expect(alerts.getState().choice?.topics).toEqual(['urgent']);
});

test('a subscription that the browser has replaced is told to the server at the next visit', async () => {
  const { renewAlerts } = await withTopics('urgent', 'news');
  endpoint = 'https://push.test/2';
  await renewAlerts();
  await renewAlerts();
  expect(told.map((one) => one.endpoint)).toEqual(['https://push.test/1', 'https://push.test/2']);
});

test('alerts whose subscription the browser has dropped are off until it is made anew, and then on as agreed', async () => {
  const { renewAlerts } = await withTopics('urgent', 'news');
  const { alerts, lookAtAlerts } = await import('./alerts-store.ts');
  subscribed = false;
  await lookAtAlerts();
  expect(alerts.getState().choice).toBeUndefined();
  await renewAlerts();
  expect(subscribed).toBe(true);
  expect(told.map(({ topics }) => topics)).toEqual([
    ['urgent', 'news'],
    ['urgent', 'news'],
  ]);
  expect(alerts.getState().choice).toEqual({ language: 'fr', topics: ['urgent', 'news'] });
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

/** Turns alerts off and tells what the server was asked meanwhile, by the name of the function. */
async function turnOff() {
  const { turnOffAlerts } = await import('./alerts-store.ts');
  const asked: { name: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    asked.push({ name: address.split('/').at(-1) ?? '', body: JSON.parse(String(body)) });
    return Response.json(true);
  });
  await turnOffAlerts();
  return asked;
}

test.each([
  ['ended', { end: true }],
  ['read', { held: true }],
  ['forgotten', { caches: true }],
] as const)('alerts are turned off though the subscription cannot be %s', async (_, what) => {
  const { renewAlerts } = await withTopics('urgent', 'news');
  const { alerts } = await import('./alerts-store.ts');
  unreachable = what;
  const body = { p_endpoint: 'https://push.test/1', p_auth: 'a' };
  expect(await turnOff()).toEqual([{ name: 'push_unsubscribe', body }]);
  expect(alerts.getState()).toMatchObject({ busy: false, choice: undefined, failure: undefined });
  unreachable = {};
  await renewAlerts({ force: true });
  expect(told).toHaveLength(1);
});

test('alerts that neither browser nor server could end are on, and are not renewed', async () => {
  const { renewAlerts } = await withTopics('urgent', 'news');
  const { alerts, turnOffAlerts } = await import('./alerts-store.ts');
  const online = fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  unreachable = { end: true };
  await turnOffAlerts();
  const choice = { language: 'fr', topics: ['urgent', 'news'] };
  expect(alerts.getState()).toMatchObject({ busy: false, choice, failure: 'offline' });
  vi.stubGlobal('fetch', online);
  await renewAlerts({ force: true });
  expect(told).toHaveLength(1);
  unreachable = {};
  await turnOff();
  expect(alerts.getState()).toMatchObject({ choice: undefined, failure: undefined });
});

test('alerts are as they were agreed last where the browser cannot say what it holds', async () => {
  await withTopics('urgent', 'news');
  const { alerts, lookAtAlerts } = await import('./alerts-store.ts');
  alerts.setState({ permission: undefined, choice: undefined });
  unreachable = { held: true };
  await lookAtAlerts();
  const choice = { language: 'fr', topics: ['urgent', 'news'] };
  expect(alerts.getState()).toMatchObject({ permission: 'granted', choice });
});

test('alerts are turned on where the browser has no room to note what the server was told', async () => {
  unreachable = { caches: true };
  const { renewAlerts } = await withTopics('urgent', 'news');
  const { alerts } = await import('./alerts-store.ts');
  expect(alerts.getState()).toMatchObject({ busy: false, choice: { language: 'fr' } });
  await renewAlerts({ force: true });
  expect(told).toHaveLength(2);
});
