import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SlowParts, turnsMeanwhile } from '../../tests/tools/in-pieces.tsx';
import { live } from '../../tests/tools/live.ts';
import { holdPresent, presentTime, stateClockSkew } from './clock.ts';
import { onEachStep, useNow } from './use-now.ts';

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

let shown = 0;

function List() {
  shown = useNow();
  return <SlowParts key={shown} />;
}

function Corrected() {
  shown = useNow();
  // After it was rendered, and before the clock is followed.
  useLayoutEffect(() => stateClockSkew(3_600_000), []);
  return null;
}

test('a list steps in pieces, so that whoever scrolls or types meanwhile is not held up', async () => {
  const screen = await live(<List />);
  expect(shown).toBe(Date.UTC(2026, 10, 21, 9));
  const turns = await turnsMeanwhile(() => vi.advanceTimersByTime(40_000));
  expect(shown).toBe(Date.UTC(2026, 10, 21, 9, 1));
  expect(turns).toBeGreaterThan(1);
  await screen.stop();
});

test('what was rendered before the clock was corrected is right once it is on show', async () => {
  const screen = await live(<Corrected />);
  expect(shown).toBe(Date.UTC(2026, 10, 21, 10));
  await screen.stop();
});
