import { afterEach, expect, test, vi } from 'vitest';
import { deviceMemory } from '#replica/storage/device-memory.ts';
import { createLocalStorage } from '../../../tests/fixtures/local-storage.ts';
import { keptErrors } from './kept.ts';
import { noteError, watchErrors } from './watch.ts';
import { setWilling } from './willing.ts';

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

test('what happened while reports were off is not told of once they are on again', async () => {
  vi.stubGlobal('location', new URL('https://forum.example/guide'));
  vi.stubGlobal('localStorage', createLocalStorage());
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('navigator', { userAgent: 'Firefox/130.0', onLine: false });
  vi.stubGlobal('document', {
    documentElement: { lang: 'ar' },
    querySelector: () => ({ getAttribute: () => '/assets/index-Ab_dEf12.js' }),
  });
  const stack = 'at a (https://forum.example/assets/app-x.js:1:2)';
  vi.spyOn(Math, 'random').mockReturnValue(0);
  setWilling(false);
  noteError(Object.assign(new Error('Gone'), { stack }));
  setWilling(true);
  noteError(Object.assign(new Error('Lost'), { stack }));
  await vi.waitFor(() => expect(deviceMemory.get(keptErrors)).toContain('Lost'));
  expect(deviceMemory.get(keptErrors)).not.toContain('Gone');
});
