import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { detectFailure } from './failure-detector.ts';

let leads = false;
let visibility = 'visible';
const beat = vi.fn();
const onSilence = vi.fn();
let failureDetector: ReturnType<typeof detectFailure>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    get visibilityState() {
      return visibility;
    },
  });
  leads = false;
  visibility = 'visible';
  beat.mockClear();
  onSilence.mockClear();
  failureDetector = detectFailure({ leads: () => leads, beat, onSilence });
});
afterEach(() => {
  failureDetector.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a leader says every five seconds that it is there, and suspects nobody', () => {
  leads = true;
  vi.advanceTimersByTime(60_000);
  expect(beat).toHaveBeenCalledTimes(12);
  expect(onSilence).not.toHaveBeenCalled();
});

test('a follower that hears the leader leaves it the lead, and waits 20 to 25 seconds in silence', () => {
  for (let seconds = 0; seconds < 60; seconds += 5) {
    vi.advanceTimersByTime(5_000);
    failureDetector.heard();
  }
  vi.advanceTimersByTime(20_000);
  expect(onSilence).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5_000);
  expect(onSilence).toHaveBeenCalledOnce();
});

test('who is out of sight, or was suspended itself, takes nothing over', () => {
  visibility = 'hidden';
  vi.advanceTimersByTime(120_000);
  visibility = 'visible';
  vi.advanceTimersByTime(15_000);
  expect(onSilence).not.toHaveBeenCalled();
  // Its own clock jumps while nothing of it runs.
  const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 600_000);
  vi.advanceTimersByTime(5_000);
  expect(onSilence).not.toHaveBeenCalled();
  now.mockRestore();
});
