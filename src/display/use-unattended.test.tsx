import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createContentStore } from '#replica/content/content-store.ts';
import type { Status } from '#replica/content/status.ts';
import { ContentProvider } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import { live } from '../../tests/tools/live.ts';
import { useUnattended } from './use-unattended.ts';

const hour = 3_600_000;
const resync = vi.fn();
const reload = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('document', {
    ...{ visibilityState: 'visible', fonts: [] },
    ...{ addEventListener() {}, removeEventListener() {}, querySelector: () => null },
  });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('addEventListener', () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Unattended({ mayReload }: { mayReload: boolean }) {
  useUnattended(mayReload);
  return null;
}

/** A screen that has been on for a while, in daylight. */
async function switchOn(status: Partial<Status>) {
  const store = createContentStore();
  const report = (changes: Partial<Status>) =>
    store.state.setState((state) => ({ status: { ...state.status, ...changes } }));
  report(status);
  const replica: ReadableReplica = { state: store.state, resync };
  const at = (mayReload: boolean) => (
    <ContentProvider replica={replica}>
      <Unattended mayReload={mayReload} />
    </ContentProvider>
  );
  const { show, act, stop } = await live(at(false));
  return {
    hear: (changes: Partial<Status>) => act(() => report(changes)),
    stop,
    night: () => show(at(true)),
  };
}

test('what has no room is tried again by the hour, for nobody returns to a screen', async () => {
  vi.useFakeTimers();
  const { stop } = await switchOn({ notice: 'storage_full' });
  expect(resync).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2 * hour);
  expect(resync).toHaveBeenCalledTimes(2);
  await stop();
});

test('a device that kept nothing is started anew at night, once it keeps again and with a network', async () => {
  // What is to happen where a reload brings nothing must not outlive the test.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const full = vi.fn(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  vi.stubGlobal('indexedDB', { open: full });
  const early = await switchOn({ unkept: 'full' });
  await early.night();
  await vi.waitFor(() => expect(full).toHaveBeenCalledTimes(1));
  await early.stop();

  const device = new IDBFactory();
  const opened = vi.spyOn(device, 'open');
  vi.stubGlobal('indexedDB', device);
  const { hear, night, stop } = await switchOn({ unkept: 'full' });
  await hear({ online: false });
  await night();
  await hear({ online: true, late: true });
  expect(opened).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
  await hear({ late: false });
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  await stop();
});

test('a device that keeps what it is given is left alone', async () => {
  const device = new IDBFactory();
  const opened = vi.spyOn(device, 'open');
  vi.stubGlobal('indexedDB', device);
  const { night, stop } = await switchOn({});
  await night();
  expect(opened).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
  await stop();
});
