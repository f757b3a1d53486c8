import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasNoRoom } from './no-room.ts';
import { startWorker } from './worker.ts';

const update = vi.hoisted(() => vi.fn(async () => {}));
const register = vi.hoisted(() => vi.fn<() => Promise<object>>());

vi.mock('./update-flow.ts', () => ({ followUpdates: () => {} }));
vi.mock('workbox-window/Workbox.js', () => ({
  Workbox: class {
    register = register;
    update = update;
  },
}));

const minute = 60_000;
const hour = 60 * minute;
let page: EventTarget;
let container: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  update.mockClear();
  register.mockReset().mockResolvedValue({ active: {} });
  container = Object.assign(new EventTarget(), { startMessages: () => {} });
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('addEventListener', () => {});
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
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

test('an app that found no room is put on the device when its page is seen again, and says no more that it is not', async () => {
  register.mockResolvedValue({ installing: null, waiting: null, active: null });
  await startWorker();
  container.dispatchEvent(new MessageEvent('message', { data: { type: 'no_room' } }));
  expect(hasNoRoom()).toBe(true);
  const seenAfter = async (time: number) => {
    await vi.advanceTimersByTimeAsync(time);
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
  };
  await seenAfter(minute);
  expect(register).toHaveBeenCalledTimes(1);
  await seenAfter(10 * minute);
  expect(register).toHaveBeenCalledTimes(2);
  expect(update).not.toHaveBeenCalled();

  register.mockResolvedValue({ active: {} });
  await seenAfter(11 * minute);
  container.dispatchEvent(new Event('controllerchange'));
  expect(hasNoRoom()).toBe(false);
  await seenAfter(11 * minute);
  expect(register).toHaveBeenCalledTimes(3);
});

test('a page whose worker could not be fetched tries again', async () => {
  register.mockRejectedValueOnce(new TypeError('no network'));
  await startWorker();
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(register).toHaveBeenCalledTimes(2);
});

test('a first version that broke while it was installed is soon installed again', async () => {
  const registration = { installing: {}, waiting: null, active: null };
  register.mockResolvedValueOnce(registration);
  await startWorker();
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(register).toHaveBeenCalledTimes(1);
  Object.assign(registration, { installing: null });
  await vi.advanceTimersByTimeAsync(minute);
  expect(register).toHaveBeenCalledTimes(2);
});

test('a first version that breaks each time is tried ever less often', async () => {
  register.mockResolvedValue({ installing: null, waiting: null, active: null });
  await startWorker();
  const tries = [];
  for (let minutes = 0; minutes < 8 * 60; minutes += 30) {
    await vi.advanceTimersByTimeAsync(30 * minute);
    tries.push(register.mock.calls.length);
  }
  expect(tries[0]).toBe(5);
  expect(tries.at(-1)).toBe(13);
});
