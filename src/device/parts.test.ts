import { beforeEach, expect, test, vi } from 'vitest';

const reload = vi.fn();
const update = vi.fn<() => Promise<void>>();
const missing = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/old.js'));
let part: typeof import('./parts.ts').part;

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  reload.mockClear();
  update.mockReset().mockResolvedValue();
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('addEventListener', () => {});
  answering(async () => new Response(null, { status: 404 }));
  online(true);
  ({ part } = await import('./parts.ts'));
});

function online(onLine: boolean): void {
  const registration = { update, installing: null, waiting: null };
  const serviceWorker = { getRegistration: () => Promise.resolve(registration) };
  vi.stubGlobal('navigator', { onLine, serviceWorker });
}

/** What the server says of a file that could not be fetched. */
function answering(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', vi.fn(answer));
}

/** How an import stands once everything that could happen has happened. */
async function outcome(load: () => Promise<unknown>): Promise<string> {
  const settled = load().then(
    () => 'loaded',
    () => 'failed',
  );
  const pending = new Promise<string>((resolve) => setTimeout(() => resolve('pending'), 1000));
  const result = Promise.race([settled, pending]);
  await vi.advanceTimersByTimeAsync(1000);
  return result;
}

test('a part that is there is simply loaded', async () => {
  expect(await outcome(part(() => Promise.resolve({})))).toBe('loaded');
  expect(reload).not.toHaveBeenCalled();
});

test('a missing part leads to one reload for all who wait, and not to a second one', async () => {
  const both = Promise.all([outcome(part(missing)), outcome(part(missing))]);
  expect(await both).toEqual(['pending', 'pending']);
  expect(reload).toHaveBeenCalledOnce();
  expect(await outcome(part(missing))).toBe('failed');
  expect(reload).toHaveBeenCalledOnce();
});

test('a part that is still there and could not be fetched takes the reload from none that is gone', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(
      async (address: string) =>
        new Response(null, { status: address.includes('kept') ? 200 : 404 }),
    ),
  );
  const kept = () =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/kept.js'));
  const both = Promise.all([outcome(part(kept)), outcome(part(missing))]);
  expect(await both).toEqual(['failed', 'pending']);
  expect(reload).toHaveBeenCalledOnce();
});

test('after five minutes another missing part is another matter', async () => {
  await outcome(part(missing));
  await vi.advanceTimersByTimeAsync(5 * 60 * 1000);
  expect(await outcome(part(missing))).toBe('pending');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('offline nothing is reloaded', async () => {
  online(false);
  expect(await outcome(part(missing))).toBe('failed');
  expect(reload).not.toHaveBeenCalled();
});

test('nothing is reloaded when the server does not answer', async () => {
  update.mockRejectedValue(new TypeError('Failed to update'));
  expect(await outcome(part(missing))).toBe('failed');
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  [
    'is there after all',
    async () => new Response('x', { headers: { 'content-type': 'text/javascript' } }),
  ],
  ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
])('nothing is reloaded for a part that %s', async (_, answer) => {
  answering(answer);
  expect(await outcome(part(missing))).toBe('failed');
  expect(fetch).toHaveBeenCalledWith('/assets/old.js', { cache: 'reload' });
  expect(reload).not.toHaveBeenCalled();
});

test.each(['the file', 'the newer version'])(
  'who asked for a part is told that it cannot be had where nothing answers for %s',
  async (what) => {
    const never = new Promise<never>(() => {});
    if (what === 'the file') answering(() => never);
    else update.mockReturnValue(never);
    const asked = () => part(missing)().catch(() => 'failed');
    const both = Promise.all([asked(), asked()]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await both).toEqual(['failed', 'failed']);
    expect(reload).not.toHaveBeenCalled();
  },
);

test('a page in the place of a part means that it is gone', async () => {
  answering(async () => new Response('<p>', { headers: { 'content-type': 'text/html' } }));
  expect(await outcome(part(missing))).toBe('pending');
  expect(reload).toHaveBeenCalledOnce();
});

test('the error does not look like one that the router answers with a reload of its own', async () => {
  online(false);
  await expect(part(missing)()).rejects.toThrow(/^A part of the app/);
});
