import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createContentStore } from '#replica/content/content-store.ts';
import { ContentProvider } from '#replica/read.ts';
import type { ReadableReplica } from '#replica/replica.ts';
import type { SessionState } from '#replica/session/session.ts';
import { fail, type Result, succeed } from '#shared/failure.ts';
import { live } from '../../../tests/tools/live.ts';
import { useGivenBack } from './use-given-back.ts';

let page: EventTarget & { visibilityState: string };

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function NoRight() {
  useGivenBack();
  return null;
}

/** Shows the page of somebody without a right to whom the server answers so. */
async function waiting(answers: readonly Result<boolean>[]) {
  const left = [...answers];
  const ask = vi.fn(async () => left.shift() ?? succeed(false));
  const recheck = vi.fn();
  const state = createStore<Pick<SessionState, 'phase'>>(() => ({ phase: 'denied' }));
  const replica = { state: createContentStore().state, ask, session: { state, recheck } };
  const screen = await live(
    <ContentProvider replica={replica as unknown as ReadableReplica}>
      <NoRight />
    </ContentProvider>,
  );
  return { ask, recheck, state, ...screen };
}

test('who has been given access again while the page was closed is let in at once', async () => {
  const { ask, recheck, stop } = await waiting([succeed(true)]);
  expect(ask).toHaveBeenCalledWith('is_member', {}, expect.any(Function));
  expect(recheck).toHaveBeenCalledOnce();
  await stop();
});

test('who waits is let in once the server says so, and not before', async () => {
  const { ask, recheck, act, stop } = await waiting([succeed(false), fail('offline')]);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(ask).toHaveBeenCalledTimes(2);
  expect(recheck).not.toHaveBeenCalled();
  page.visibilityState = 'hidden';
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(ask).toHaveBeenCalledTimes(2);
  page.visibilityState = 'visible';
  ask.mockResolvedValueOnce(succeed(true));
  await act(() => page.dispatchEvent(new Event('visibilitychange')));
  await vi.waitFor(() => expect(recheck).toHaveBeenCalledOnce());
  await stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('who has signed out while the server was asked stays signed out', async () => {
  const { ask, recheck, state, act, stop } = await waiting([]);
  ask.mockImplementationOnce(async () => {
    state.setState({ phase: 'signed_out' });
    return succeed(true);
  });
  await act(() => page.dispatchEvent(new Event('visibilitychange')));
  expect(recheck).not.toHaveBeenCalled();
  await stop();
});
