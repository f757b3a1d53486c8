import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchErrors } from './watch.ts';

const reported = vi.hoisted(() => vi.fn());
vi.mock('./start.ts', () => ({ reportError: reported }));

const worker = new EventTarget();
beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('navigator', { serviceWorker: worker });
});
afterEach(() => vi.unstubAllGlobals());

test('what was thrown in the service worker is reported like what was thrown here, and no other message', async () => {
  watchErrors();
  const say = (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data }));
  say({ type: 'push_arrived' });
  say(null);
  say({ type: 'failed', name: 'RangeError', message: 'Gone', stack: 'at sw.js' });
  await vi.waitFor(() => expect(reported).toHaveBeenCalledOnce());
  const [thrown] = reported.mock.calls[0] ?? [];
  expect(thrown).toBeInstanceOf(Error);
  expect(thrown).toMatchObject({ name: 'RangeError', message: 'Gone', stack: 'at sw.js' });
});
