import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askAgain } from './ask-again.ts';

/** Instants (ms) at which the picture was asked for. */
let asked: number[] = [];
let there = false;
const document = Object.assign(new EventTarget(), { hidden: false });
const windows = new EventTarget();
const navigator = { onLine: true };

class FakeImage extends EventTarget {
  set src(_: string) {
    asked.push(Date.now());
    if (there) this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  [asked, there] = [[], false];
  Object.assign(navigator, { onLine: true });
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('Image', FakeImage);
  vi.stubGlobal('addEventListener', windows.addEventListener.bind(windows));
  vi.stubGlobal('removeEventListener', windows.removeEventListener.bind(windows));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a picture that is not there is asked for after ever longer pauses, until it is', () => {
  const come = vi.fn();
  const end = askAgain('/media/a.webp', come);
  vi.advanceTimersByTime(40_000);
  expect(asked).toEqual([5_000, 15_000, 35_000]);
  expect(come).not.toHaveBeenCalled();
  there = true;
  vi.advanceTimersByTime(40_000);
  expect(come).toHaveBeenCalledOnce();
  end();
  vi.advanceTimersByTime(3_600_000);
  expect(asked.length).toBe(4);
});

test('it is asked for as soon as the network is back, and never without one', () => {
  Object.assign(navigator, { onLine: false });
  const end = askAgain('/media/a.webp', () => {});
  vi.advanceTimersByTime(20_000);
  expect(asked).toEqual([]);
  Object.assign(navigator, { onLine: true });
  windows.dispatchEvent(new Event('online'));
  expect(asked).toEqual([20_000]);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked.length).toBe(2);
  end();
  windows.dispatchEvent(new Event('online'));
  expect(asked.length).toBe(2);
});
