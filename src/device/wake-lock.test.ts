import { beforeEach, expect, test, vi } from 'vitest';
import { holdWakeLock } from './wake-lock.ts';

class FakePage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';

  become(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

const release = vi.fn(() => Promise.resolve());
const request = vi.fn();
let page: FakePage;

beforeEach(() => {
  release.mockClear();
  request.mockReset().mockResolvedValue({ release });
  page = new FakePage();
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { wakeLock: { request } });
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('the lock is taken again each time the page is shown, until let go', async () => {
  const letGo = holdWakeLock();
  await settle();
  page.become('hidden');
  page.become('visible');
  await settle();
  expect(request).toHaveBeenCalledTimes(2);
  letGo();
  page.become('hidden');
  page.become('visible');
  await settle();
  expect(request).toHaveBeenCalledTimes(2);
  expect(release).toHaveBeenCalledOnce();
});

test('a lock that arrives after it was let go is released', async () => {
  holdWakeLock()();
  await settle();
  expect(release).toHaveBeenCalledOnce();
});

test('a refusal is borne quietly', async () => {
  request.mockRejectedValue(new DOMException('low battery', 'NotAllowedError'));
  const letGo = holdWakeLock();
  await settle();
  expect(letGo).not.toThrow();
});
