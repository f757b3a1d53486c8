import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDeviceMemory } from '../../tests/fixtures/device-memory.ts';
import { createWeatherWatch } from './weather.ts';

const observed = {
  observed_at: '2026-11-21T12:00:00.000Z',
  temperature: 22,
  code: 2,
  is_day: true,
};
const read = { observedAt: Date.UTC(2026, 10, 21, 12), temperature: 22, code: 2, day: true };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function device(answers: () => Promise<Response>) {
  const memory = createDeviceMemory();
  let asked = 0;
  const fetch = () => {
    asked += 1;
    return answers();
  };
  const open = () => createWeatherWatch({ address: '/functions/v1/weather', memory, fetch });
  return { open, asked: () => asked };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test('an answer is told at once, remembered, and asked for again only later', async () => {
  const { open, asked } = device(async () => Response.json({ weather: observed }));
  const watch = open();
  const changed = vi.fn();
  const stop = watch.watch(changed);
  await settle();
  expect(changed).toHaveBeenCalledTimes(1);
  expect(watch.current()).toEqual(read);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  expect(asked()).toBe(2);
  stop();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(asked()).toBe(2);
  expect(open().current()).toEqual(read);
});

test('while no answer comes the last known stays, and it is asked again soon', async () => {
  let up = true;
  const { open, asked } = device(async () => {
    if (!up) throw new TypeError('no network');
    return Response.json({ weather: observed });
  });
  open().watch(() => {});
  await settle();
  up = false;
  const watch = open();
  const stop = watch.watch(() => {});
  await settle();
  expect(watch.current()).toEqual(read);
  await vi.advanceTimersByTimeAsync(3 * 60_000);
  expect(asked()).toBeGreaterThanOrEqual(3);
  stop();
});

test.each([
  ['nothing known', () => Response.json({ weather: null })],
  ['a captive portal', () => new Response('<html></html>')],
  ['nonsense', () => Response.json({ weather: { observed_at: 'noon', temperature: 1, code: 1 } })],
])('%s shows nothing', async (_, answer) => {
  const watch = device(async () => answer()).open();
  const stop = watch.watch(() => {});
  await settle();
  expect(watch.current()).toBeUndefined();
  stop();
});
