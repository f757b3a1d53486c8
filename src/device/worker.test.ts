import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWorker } from './worker.ts';

const update = vi.hoisted(() => vi.fn(async () => {}));

vi.mock('./update-flow.ts', () => ({ followUpdates: () => {} }));
vi.mock('workbox-window/Workbox.js', () => ({
  Workbox: class {
    register = async () => ({ active: {} });
    update = update;
  },
}));

const hour = 60 * 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  update.mockClear();
  const serviceWorker = Object.assign(new EventTarget(), { startMessages: () => {} });
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['goes on', () => {}],
  ['is set back by a day', () => vi.setSystemTime(Date.now() - 24 * hour)],
])(
  'a page that stays open asks for new versions now and then though the clock %s',
  async (_, set) => {
    await startWorker();
    const asked = update.mock.calls.length;
    set();
    await vi.advanceTimersByTimeAsync(2.5 * hour);
    expect(update.mock.calls.length).toBeGreaterThan(asked);
  },
);
