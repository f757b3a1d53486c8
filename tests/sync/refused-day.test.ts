import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BellSocket } from './bell-line.ts';
import { TabDocument } from './browser.ts';
import { bounds, hour, RefusedDay } from './refused-day.ts';

const seed = Number(process.env.SEED ?? 1);

// Hours of seconds, beside whatever else the machine does.
vi.setConfig({ testTimeout: 120_000 });

let document: TabDocument;
beforeEach(() => {
  document = new TabDocument();
  vi.stubGlobal('WebSocket', BellSocket);
  vi.stubGlobal('document', document);
  vi.useFakeTimers({
    now: new Date('2026-11-20T00:00:00Z'),
    toFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
      ...(['Date', 'performance'] as const),
    ],
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A page that has been open for a quarter of an hour. */
async function openDay(refuses: 'socket' | 'join' = 'socket'): Promise<RefusedDay> {
  const day = new RefusedDay(seed, document);
  day.server.refuses = refuses;
  await day.pass(hour / 4);
  return day;
}

async function close(day: RefusedDay): Promise<void> {
  const stopping = day.device.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  await stopping;
  expect([day.server.sockets.size, vi.getTimerCount()]).toEqual([0, 0]);
}

test.each(['socket', 'join'] as const)(
  'a page that Realtime refuses (%s) shows each change by the published files, and asks the database for nothing else',
  async (refuses) => {
    const day = await openDay(refuses);
    const before = day.server.pulls.length;
    for (let change = 0; change < 30; change += 1) {
      await day.change(bounds.looked);
      await day.pass(bounds.looked);
    }
    // A pull for each change, none without one: nothing was left to the clock.
    expect(day.server.pulls.length - before).toBe(30);
    const [middle, last] = [0.5, 1].map(
      (share) => day.delays.toSorted((a, b) => a - b)[Math.ceil(30 * share) - 1],
    );
    console.log(JSON.stringify({ refuses, middle, last }));
    expect(middle).toBeLessThan(70_000);
    await close(day);
  },
);

test.each(['socket', 'join'] as const)(
  'while nothing changes it looks once a minute, pulls within the hour only, and leaves Realtime alone (%s)',
  async (refuses) => {
    const day = await openDay(refuses);
    const { pulls, looks, knocks } = await day.count(4 * hour);
    expect(pulls).toBeGreaterThanOrEqual(4);
    expect(pulls).toBeLessThanOrEqual(8);
    expect(looks).toBeGreaterThan(4 * 55);
    expect(looks).toBeLessThan(4 * 65);
    // One attempt in eight to fifteen minutes, and the socket of a refused join is given up.
    expect(knocks).toBeGreaterThanOrEqual(16);
    expect(knocks).toBeLessThan(36);
    expect(day.server.sockets.size).toBe(0);
    await close(day);
  },
);

test('what only the back office sees makes no page pull', async () => {
  const day = await openDay();
  day.changeInside();
  expect((await day.count(hour / 4)).pulls).toBe(0);
  await close(day);
});

test('it hears the doorbell once there is room, and looks no more until that is lost', async () => {
  const day = await openDay();
  await day.pass(2 * hour);
  day.server.refuses = undefined;
  for (let second = 0; second < 900 && day.server.joins === 0; second += 1) await day.pass(1_000);
  expect(day.server.sockets.size).toBe(1);
  const { looks } = await day.count(2 * hour);
  expect(looks).toBe(0);
  await day.change(3_000);
  day.server.refuses = 'socket';
  day.server.cut();
  await day.pass(hour / 4);
  await day.change(bounds.looked);
  await close(day);
});

test('who comes back to the page has the published files looked at, at once, and no pull without news', async () => {
  const day = await openDay();
  await day.passLook();
  const before = day.server.looks.length;
  const { pulls } = await (async () => {
    day.device.wake();
    return day.count(1_000);
  })();
  expect([day.server.looks.length - before, pulls]).toEqual([1, 0]);
  // However often: one look in five seconds.
  for (let second = 0; second < 20; second += 1) {
    day.device.wake();
    await day.pass(1_000);
  }
  expect(day.server.looks.length - before).toBeLessThanOrEqual(6);
  // One that is under way when the page is closed is the last.
  await day.passLook();
  day.device.wake();
  await vi.advanceTimersByTimeAsync(1);
  await close(day);
});

test('a doorbell that was left alone is tried again when nothing stands in for it any more', async () => {
  const day = await openDay();
  await day.pass(2 * hour);
  day.server.refuses = undefined;
  day.server.published = undefined;
  await day.pass(90_000);
  expect(day.server.joins).toBe(1);
  await close(day);
});

test('coming back while the published files cannot be reached asks the server', async () => {
  const day = await openDay();
  await day.passLook();
  day.server.published = undefined;
  day.device.wake();
  expect(await day.count(1_500)).toMatchObject({ pulls: 1 });
  await close(day);
});

test('out of sight it looks every five minutes', async () => {
  const day = await openDay();
  document.visibilityState = 'hidden';
  await day.pass(75_000);
  const { looks } = await day.count(2 * hour);
  expect(looks).toBeLessThan(2 * 16);
  await day.change(bounds.unseen);
  await close(day);
});

test('where nothing is published it pulls every two to five minutes, and tries Realtime every ten seconds', async () => {
  const day = await openDay();
  day.server.published = undefined;
  await day.pass(hour / 4);
  const { pulls, looks, knocks } = await day.count(hour);
  expect(pulls).toBeGreaterThanOrEqual(12);
  expect(pulls).toBeLessThanOrEqual(31);
  expect(looks).toBeLessThanOrEqual(16);
  expect(knocks).toBeGreaterThan(300);
  await day.change(bounds.silent);
  await close(day);
});

test('a publisher that stands still keeps nothing from a page for more than an hour', async () => {
  const day = await openDay();
  day.isPublishing = false;
  await day.change(bounds.stale);
  await close(day);
});

test('who sees more than visitors looks at no published file', async () => {
  const day = new RefusedDay(seed, document, 'speakers');
  const { pulls, looks } = await day.count(hour);
  expect(looks).toBe(0);
  expect(pulls).toBeGreaterThanOrEqual(12);
  await close(day);
});

test('published files of another epoch are asked about once, not every minute', async () => {
  const day = await openDay();
  const before = day.server.published;
  day.server.published = () => ({ ...(before?.() as object), epoch: 'before' });
  expect((await day.count(hour / 4)).pulls).toBeLessThanOrEqual(1);
  await close(day);
});
