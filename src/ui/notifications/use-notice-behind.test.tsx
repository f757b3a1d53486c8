import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { live } from '../../../tests/tools/live.ts';
import { dismiss, notificationOnShow, notify } from './notifications.ts';
import { useNoticeBehind } from './use-notice-behind.ts';

let marks: Set<string>;

beforeEach(() => {
  vi.useFakeTimers();
  marks = new Set();
  const toggleAttribute = (name: string, on: boolean) =>
    on ? marks.add(name) : marks.delete(name);
  vi.stubGlobal('document', { documentElement: { toggleAttribute } });
});

afterEach(() => {
  dismiss();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const Dialog = () => {
  useNoticeBehind();
  return null;
};
const shown = () => (marks.has('data-notice-behind') ? undefined : notificationOnShow()?.title);

test('one that was there before a dialog comes back after it, with the time that it had left', async () => {
  notify({ title: 'kept' });
  vi.advanceTimersByTime(4000);
  const first = await live(<Dialog />);
  const second = await live(<Dialog />);
  await second.stop();
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBeUndefined();
  await first.stop();
  // The press that closes the dialog is no answer to it.
  expect(shown()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(shown()).toBe('kept');
  vi.advanceTimersByTime(1000);
  expect(notificationOnShow()).toBeUndefined();
});

test('what comes while a dialog is open is shown, and goes after its time', async () => {
  notify({ title: 'kept' });
  const dialog = await live(<Dialog />);
  notify({ title: 'refused' });
  expect(shown()).toBe('refused');
  vi.advanceTimersByTime(5000);
  expect(notificationOnShow()).toBeUndefined();
  await dialog.stop();
  notify({ title: 'next' });
  expect(shown()).toBe('next');
});
