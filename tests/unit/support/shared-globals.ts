import 'fake-indexeddb/auto';
import { afterAll, vi } from 'vitest';

// Vitest's setup of each unit file. The files of one worker share its globals, so what one left
// behind would decide how another ends: stubs are taken back, and what is written is refused.
const watched = [
  ...['document', 'window', 'self', 'navigator', 'location', 'history', 'matchMedia'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'fetch', 'Notification'],
  ...['Worker', 'addEventListener', 'requestIdleCallback', 'setTimeout', 'Date', 'earlyPress'],
];

const found = watched.map(current);

afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
  const changed = watched.filter((name, index) => current(name) !== found[index]);
  if (changed.length > 0) {
    throw new Error(`This file leaves globals changed (use vi.stubGlobal): ${changed.join(', ')}`);
  }
});

/** What a global is, or how it is read; reading it could warn of something experimental. */
function current(name: string): unknown {
  const { value, get } = Object.getOwnPropertyDescriptor(globalThis, name) ?? {};
  return get ?? value;
}
