import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdPresent, presentTime, stateClockSkew } from './clock.ts';
import { onEachStep } from './use-now.ts';

const page = Object.assign(new EventTarget(), { hidden: false });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9, 0, 20) });
  vi.stubGlobal('document', page);
  page.hidden = false;
});

afterEach(() => {
  holdPresent(undefined);
  stateClockSkew(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function look(hidden: boolean): void {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
}

test('ticks when the minute begins, not a minute after the start', () => {
  const tick = vi.fn();
  const stop = onEachStep(60_000, tick);
  vi.advanceTimersByTime(39_999);
  expect(tick).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(tick).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(120_000);
  expect(tick).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(120_000);
  expect(tick).toHaveBeenCalledTimes(3);
});

test('rests while hidden and catches up at once when seen again', () => {
  const tick = vi.fn();
  const stop = onEachStep(60_000, tick);
  look(true);
  vi.advanceTimersByTime(600_000);
  expect(tick).not.toHaveBeenCalled();
  look(false);
  expect(tick).toHaveBeenCalledTimes(1);
  stop();
});

test('steps by the corrected clock, and at once when it is corrected', () => {
  const tick = vi.fn();
  const stop = onEachStep(60_000, tick);
  // The device says 9:00:20; it is 12:00:50.
  stateClockSkew(3 * 3_600_000 + 30_000);
  expect(tick).toHaveBeenCalledTimes(1);
  expect(presentTime()).toBe(Date.UTC(2026, 10, 21, 12, 0, 50));
  vi.advanceTimersByTime(9_999);
  expect(tick).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(tick).toHaveBeenCalledTimes(2);
  stop();
});

test('a present that was held goes on at once, not with the next minute', () => {
  const tick = vi.fn();
  holdPresent(Date.UTC(2026, 10, 21, 8));
  const stop = onEachStep(60_000, tick);
  expect(presentTime()).toBe(Date.UTC(2026, 10, 21, 8));
  holdPresent(undefined);
  expect(tick).toHaveBeenCalledTimes(1);
  expect(presentTime()).toBe(Date.UTC(2026, 10, 21, 9, 0, 20));
  stop();
});
