import { afterEach, expect, test, vi } from 'vitest';
import { watchErrors } from './watch.ts';

afterEach(() => vi.unstubAllGlobals());

test('what was thrown in the service worker is reported like what was thrown here, and no other message', () => {
  const worker = new EventTarget();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('navigator', { serviceWorker: worker });
  const reported: unknown[] = [];
  watchErrors((thrown) => reported.push(thrown));
  const say = (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data }));
  say({ type: 'push_arrived' });
  say(null);
  say({ type: 'failed', name: 'RangeError', message: 'Gone', stack: 'at sw.js' });
  expect(reported).toEqual([expect.any(Error)]);
  expect(reported[0]).toMatchObject({ name: 'RangeError', message: 'Gone', stack: 'at sw.js' });
});
