import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { liveBellDay } from './bell-day.ts';
import { BellSocket } from './bell-line.ts';
import { TabDocument } from './browser.ts';

const soak = import.meta.env.MODE === 'soak';
const first = Number(process.env.SEED ?? 1);
const days = Number(process.env.SEEDS ?? (soak ? 60 : 1));

beforeAll(() => {
  vi.stubGlobal('WebSocket', BellSocket);
  vi.stubGlobal('document', new TabDocument());
  vi.useFakeTimers({
    now: new Date('2026-11-20T00:00:00Z'),
    toFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
      ...(['Date', 'performance'] as const),
    ],
  });
});
// What a day has drawn by chance would be kept for all days after it.
afterEach(() => vi.restoreAllMocks());
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(Array.from({ length: days }, (_, index) => first + index))(
  'a page that is open all day hears of every change in time, and leaves nothing behind (day %i)',
  async (seed) => {
    const { wrong, changes, pulls, asked, left, mostSockets, mostTimers } = await liveBellDay(seed);
    console.log(
      JSON.stringify({
        seed,
        changes,
        pulls,
        asked,
        mostSockets,
        mostTimers,
        wrong: wrong.slice(0, 3),
      }),
    );
    expect(wrong).toEqual([]);
    expect(changes).toBeGreaterThan(50);
    // Nothing asks more often than every two minutes when nobody does.
    expect(pulls).toBeLessThan(asked + (24 * 60) / 2);
    expect(mostSockets).toBeLessThanOrEqual(4);
    expect(mostTimers).toBeLessThanOrEqual(40);
    expect(left).toEqual({ sockets: 0, timers: 0 });
  },
  // A day that is given up goes on beside the next one, whose time it lets pass.
  soak ? 900_000 : 120_000,
);
