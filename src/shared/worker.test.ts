import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWorker } from './worker.ts';

/** A browser's worker whose code comes, fails or stays away at a test's word. */
class FakeWorker extends EventTarget {
  readonly terminate = vi.fn();
}

let made: FakeWorker;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      constructor() {
        super();
        made = this;
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a worker is there once it says so, however late that is looked at', async () => {
  const started = startWorker('/worker.js');
  made.dispatchEvent(new MessageEvent('message', { data: 'ready' }));
  expect(await started).toBe(made);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(made.terminate).not.toHaveBeenCalled();
});

test.each([
  ['cannot be had', () => made.dispatchEvent(new Event('error'))],
  ['is never answered for', () => vi.advanceTimersByTimeAsync(120_000)],
])('one whose code %s is given up', async (_, end) => {
  const started = startWorker('/worker.js');
  const refused = expect(started).rejects.toThrow('/worker.js does not run');
  await end();
  await refused;
  expect(made.terminate).toHaveBeenCalledOnce();
});
