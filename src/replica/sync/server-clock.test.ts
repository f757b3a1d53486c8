import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { presentTime, stateClockSkew } from '#shared/clock.ts';
import { succeed } from '#shared/failure.ts';
import { keptPresent } from '#shared/kept-skew.ts';
import { createDeviceMemory } from '../../../tests/fixtures/device-memory.ts';
import type { Pull } from '../protocol/pull.ts';
import { clockKey, createServerClock, measureSkew, type Skew, withClock } from './server-clock.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const hour = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: noon }));
afterEach(() => {
  stateClockSkew(0);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** An answer of a server whose clock is `ahead` ms ahead of the device's, after `took` ms. */
const answer = (ahead: number, took: number) => ({
  at: Date.now() - took / 2 + ahead,
  came: Date.now(),
  took,
});

test('a television that is three hours slow shows the right time after one answer', () => {
  const told: number[] = [];
  const clock = createServerClock(createDeviceMemory(), (ms) => told.push(ms));
  expect(presentTime()).toBe(noon);
  clock.heard(answer(3 * hour, 80));
  expect(presentTime()).toBe(noon + 3 * hour);
  expect(told.at(-1)).toBe(3 * hour);
});

test('a clock that may be right is taken to be right', () => {
  const clock = createServerClock(createDeviceMemory(), () => {});
  clock.heard(answer(400, 1_000));
  expect(presentTime()).toBe(noon);
  clock.heard(answer(400, 40));
  expect(presentTime()).toBe(noon + 400);
});

test('a slow answer does not spoil a sure measurement, a clock that was set is noticed', () => {
  const clock = createServerClock(createDeviceMemory(), () => {});
  clock.heard(answer(hour, 30));
  clock.heard(answer(hour + 5_000, 12_000));
  expect(presentTime()).toBe(noon + hour);
  // Somebody sets the television right.
  vi.setSystemTime(noon + hour);
  clock.heard(answer(0, 12_000));
  expect(presentTime()).toBe(noon + hour);
});

test('a measurement ages: a drifting clock is followed', () => {
  const clock = createServerClock(createDeviceMemory(), () => {});
  clock.heard(answer(hour, 20));
  vi.setSystemTime(noon + 48 * hour);
  clock.heard(answer(hour + 4_000, 100));
  expect(presentTime()).toBe(noon + 49 * hour + 4_000);
});

test('whatever the answers, the true difference is within the stated error', () => {
  const times = fc.array(fc.record({ took: fc.nat(15_000), part: fc.nat(100), pause: fc.nat() }), {
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(fc.integer({ min: -1e10, max: 1e10 }), times, (ahead, answers) => {
      let known: Skew | undefined;
      let came = noon;
      for (const { took, part, pause } of answers) {
        came += took + pause;
        const read = came - (took * part) / 100;
        known = measureSkew(known, { at: read + ahead, came, took });
        const error = known.error + (came - known.measured) * 1e-4;
        // A clock that may be right is taken to be right, at most the error away again.
        expect(Math.abs(known.ms - ahead)).toBeLessThanOrEqual(2 * error + 1e-3);
      }
    }),
  );
});

test('without a network the difference of the last visit holds', () => {
  const memory = createDeviceMemory();
  createServerClock(memory, () => {}).heard(answer(-2 * hour, 50));
  stateClockSkew(0);
  createServerClock(memory, () => {});
  expect(presentTime()).toBe(noon - 2 * hour);
});

test('the worker, which keeps nothing beside its caches, knows what the page knows', async () => {
  const kept = new Map<string, Response>();
  const cache = { put: async (path: string, answer: Response) => void kept.set(path, answer) };
  vi.stubGlobal('caches', {
    open: async () => cache,
    match: async (path: string) => kept.get(path)?.clone(),
    delete: async () => kept.clear(),
  });
  const corrected = async () => (await keptPresent()) - Date.now();
  const memory = createDeviceMemory();
  createServerClock(memory, () => {}).heard(answer(-hour, 50));
  await vi.waitFor(async () => expect(await corrected()).toBe(-hour));
  createServerClock(memory, () => {}).heard(answer(0, 50));
  await vi.waitFor(async () => expect(await corrected()).toBe(0));
  vi.stubGlobal('caches', undefined);
  expect(await corrected()).toBe(0);
});

test('a clock that has fallen behind what the device knows to be past goes on from there', () => {
  const clock = createServerClock(createDeviceMemory(), () => {});
  clock.isPast(noon + 30_000);
  expect(presentTime()).toBe(noon);
  clock.isPast(noon + 20 * hour);
  expect(presentTime()).toBe(noon + 20 * hour);
  clock.heard(answer(21 * hour, 60));
  expect(presentTime()).toBe(noon + 21 * hour);
});

test('a clock that its owner has set right without a network is believed', () => {
  const memory = createDeviceMemory();
  vi.setSystemTime(noon + 24 * hour);
  createServerClock(memory, () => {}).heard(answer(-24 * hour, 50));
  expect(presentTime()).toBe(noon);
  vi.setSystemTime(noon + 15 * hour);
  const clock = createServerClock(memory, () => {});
  clock.isPast(noon);
  expect(presentTime()).toBe(noon + 15 * hour);
  // Nor does a later visit fall back, by whose time what is held has grown old.
  vi.setSystemTime(noon + 40 * hour);
  createServerClock(memory, () => {}).isPast(noon);
  expect(presentTime()).toBe(noon + 40 * hour);
});

test.each([
  ['a day ahead', -24 * hour, -24 * hour, 0],
  ['a day behind', 24 * hour, 24 * hour, 0],
  ['years behind', 50_000 * hour, 50_000 * hour + 20_000, 0],
  ['right, and is set back', 0, -3 * hour, 3 * hour],
  ['a day ahead, and is set back by half of it', -24 * hour, -12 * hour, -12 * hour],
])('a clock that is %s is followed when it is set while the page is open', (_, skew, by, left) => {
  const memory = createDeviceMemory();
  const clock = createServerClock(memory, () => {});
  clock.heard(answer(skew, 50));
  vi.advanceTimersByTime(10_000);
  vi.setSystemTime(Date.now() + by);
  clock.look();
  expect(presentTime() - Date.now()).toBe(left);
  // Once is enough: in this tab, in others and at the next visit.
  clock.look();
  const other = createServerClock(memory, () => {});
  other.look();
  expect(presentTime() - Date.now()).toBe(left);
});

test('a clock that was only known to be behind is believed once it is not any more', () => {
  const clock = createServerClock(createDeviceMemory(), () => {});
  vi.setSystemTime(noon - 9_000 * hour);
  clock.isPast(noon);
  vi.setSystemTime(noon + 15 * hour);
  clock.look();
  expect(presentTime()).toBe(noon + 15 * hour);
});

test('a device that has slept is not taken to have been set', () => {
  const clock = createServerClock(createDeviceMemory(), () => {});
  clock.heard(answer(hour, 50));
  // While it sleeps its steady clock stands still.
  vi.setSystemTime(noon + hour);
  clock.look();
  expect(presentTime()).toBe(noon + 2 * hour);
  vi.setSystemTime(noon + 30 * hour);
  clock.look();
  expect(presentTime()).toBe(noon + 31 * hour);
});

test('what another tab has measured is taken over, nonsense is not', () => {
  const memory = createDeviceMemory();
  const clock = createServerClock(memory, () => {});
  memory.set(clockKey, JSON.stringify({ ms: 5_000, error: 10, measured: noon }));
  clock.recall();
  expect(presentTime()).toBe(noon + 5_000);
  memory.set(clockKey, '{"ms":"soon"}');
  clock.recall();
  expect(presentTime()).toBe(noon);
});

test('every page that is pulled corrects the clock', async () => {
  const clock = createServerClock(createDeviceMemory(), () => {});
  const page = { edition: 21, epoch: 'e', revision: 1, more: false, rows: [] };
  const pull: Pull = async () => {
    vi.advanceTimersByTime(200);
    return succeed({ ...page, at: Date.now() + hour });
  };
  await withClock(pull, clock)({ edition: 21, audience: 'public' }, 0, undefined);
  expect(presentTime() - Date.now()).toBeCloseTo(hour, -3);
});
