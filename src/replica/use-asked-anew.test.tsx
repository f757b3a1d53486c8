import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { live } from '../../tests/tools/live.ts';
import { type ContentStore, createContentStore } from './content/content-store.ts';
import type { Status } from './content/status.ts';
import { ContentProvider } from './read.ts';
import type { ReadableReplica } from './replica.ts';
import { type AskedAnew, useAskedAnew } from './use-asked-anew.ts';

let store: ContentStore;
let said: AskedAnew;
const resync = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  resync.mockClear();
  store = createContentStore();
  report({ asOf: 1 });
});
afterEach(() => void vi.useRealTimers());

function report(changes: Partial<Status>): void {
  store.state.setState(({ status }) => ({ status: { ...status, ...changes } }));
}

function Asking() {
  said = useAskedAnew();
  return null;
}

async function open() {
  const replica: ReadableReplica = { state: store.state, resync };
  const screen = await live(
    <ContentProvider replica={replica}>
      <Asking />
    </ContentProvider>,
  );
  return {
    hear: (changes: Partial<Status>) => screen.act(() => report(changes)),
    pass: (ms: number) => screen.act(() => vi.advanceTimersByTimeAsync(ms)),
    stop: screen.stop,
  };
}

test('the server is asked once, and its answer awaited', async () => {
  const { hear, stop } = await open();
  expect(resync).toHaveBeenCalledTimes(1);
  expect(said).toBe('awaited');
  await hear({ updating: true });
  expect(said).toBe('awaited');
  await hear({ updating: false, asOf: 2 });
  expect(said).toBe('answered');
  expect(resync).toHaveBeenCalledTimes(1);
  await stop();
});

test('without a network that is said, until an answer comes', async () => {
  report({ online: false });
  const { hear, stop } = await open();
  expect(said).toBe('offline');
  await hear({ online: true });
  expect(said).toBe('awaited');
  await hear({ late: true });
  expect(said).toBe('unavailable');
  await hear({ late: false, asOf: 2 });
  expect(said).toBe('answered');
  await stop();
});

test('a slow answer leaves nobody before a page without words', async () => {
  const { hear, pass, stop } = await open();
  await hear({ updating: true });
  await pass(10_000);
  expect(said).toBe('updating');
  await hear({ updating: false });
  expect(said).toBe('answered');
  await stop();
});
