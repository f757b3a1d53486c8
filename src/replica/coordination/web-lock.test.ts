import { afterEach, expect, test, vi } from 'vitest';
import { standForLeader } from './leader.ts';
import { withWebLock } from './web-lock.ts';

afterEach(() => vi.unstubAllGlobals());

/** As in a browser that has been told to refuse this site all storage. */
function refuseLocks(): void {
  const refuse = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request: refuse, query: refuse } });
}

test('where locks are refused work is done without, once', async () => {
  refuseLocks();
  const work = vi.fn(async () => 'done');
  expect(await withWebLock('sending', work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(1);
});

test('work that fails under its lock is not done again', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: object, work: () => unknown) => work() },
  });
  const work = vi.fn(() => Promise.reject(new Error('no answer')));
  await expect(withWebLock('sending', work)).rejects.toThrow('no answer');
  expect(work).toHaveBeenCalledTimes(1);
});

test('where locks are refused each tab leads', async () => {
  refuseLocks();
  const terms: AbortSignal[] = [];
  const candidacy = standForLeader('forum', (signal) => {
    terms.push(signal);
    return new Promise((end) => signal.addEventListener('abort', () => end()));
  });
  await vi.waitFor(() => expect(candidacy.leads).toBe(true));
  await candidacy.stop();
  expect(terms).toHaveLength(1);
  expect(candidacy.leads).toBe(false);
});
