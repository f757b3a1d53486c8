import { expect, test, vi } from 'vitest';
import { forgetPages } from './page-cache.ts';

test.each([
  ['has none', undefined],
  ['refuses in an answer', { delete: () => Promise.reject(new DOMException('no')) }],
  [
    'refuses at the first word',
    {
      delete() {
        throw new DOMException('no');
      },
    },
  ],
])('pages are forgotten without ado by a browser that %s', async (_, caches) => {
  vi.stubGlobal('caches', caches);
  await expect(forgetPages()).resolves.toBeUndefined();
});

test('pages are forgotten where the name of what keeps them is refused', async () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'caches');
  Object.defineProperty(globalThis, 'caches', {
    configurable: true,
    get() {
      throw new DOMException('no', 'SecurityError');
    },
  });
  await expect(forgetPages()).resolves.toBeUndefined();
  if (before) Object.defineProperty(globalThis, 'caches', before);
  else Reflect.deleteProperty(globalThis, 'caches');
});
