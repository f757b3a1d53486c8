import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLocalStorage } from '../../../tests/fixtures/local-storage.ts';

const requests: unknown[] = [];
let online = true;
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.stubGlobal('localStorage', createLocalStorage());
  vi.stubGlobal('navigator', {
    get onLine() {
      return online;
    },
  });
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    requests.push(JSON.parse(String(body)).p_reads);
    return Response.json(1);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  requests.length = 0;
  online = true;
});

test('what a visit reads goes in one request, each page once', async () => {
  const { noteRead } = await import('./start.ts');
  for (const path of ['/guide', '/programme/a', '/guide', '/programme']) noteRead(path, 'ar');
  expect(requests).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  const counted = { language: 'ar', count: 1 };
  expect(requests).toEqual([
    [
      { page: 'screen:guide', ...counted },
      { page: 'event:a', ...counted },
    ],
  ]);
  noteRead('/guide', 'ar');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(1);
});

test('what is read without a network is counted at a page that is read with one', async () => {
  const visit = await import('./start.ts');
  online = false;
  visit.noteRead('/guide', 'fr');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toEqual([]);
  online = true;
  vi.resetModules();
  const next = await import('./start.ts');
  next.noteRead('/programme', 'fr');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toEqual([[{ page: 'screen:guide', language: 'fr', count: 1 }]]);
  expect(Object.keys(localStorage)).toEqual([]);
});
