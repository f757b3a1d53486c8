import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismiss, hold, notificationOnShow, notify, release } from './notifications.ts';

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  release('hidden');
  dismiss();
  vi.useRealTimers();
});

const shown = () => notificationOnShow()?.title;

test('goes by itself after five seconds', () => {
  notify({ title: 'saved' });
  vi.advanceTimersByTime(4999);
  expect(shown()).toBe('saved');
  vi.advanceTimersByTime(1);
  expect(shown()).toBeUndefined();
});

test('goes after the duration given', () => {
  notify({ title: 'short', duration: 1200 });
  vi.advanceTimersByTime(1199);
  expect(shown()).toBe('short');
  vi.advanceTimersByTime(1);
  expect(shown()).toBeUndefined();
});

test.each([Number.POSITIVE_INFINITY, 2 ** 31])('%s ms are as good as never', (duration) => {
  notify({ title: 'stays', duration });
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(shown()).toBe('stays');
  dismiss();
  expect(shown()).toBeUndefined();
});

test('a new one replaces the old and has its own whole time', () => {
  notify({ title: 'first' });
  vi.advanceTimersByTime(4000);
  notify({ title: 'second' });
  expect(shown()).toBe('second');
  vi.advanceTimersByTime(4999);
  expect(shown()).toBe('second');
  vi.advanceTimersByTime(1);
  expect(shown()).toBeUndefined();
});

test('the same words twice are two notifications', () => {
  notify({ title: 'saved' });
  const first = notificationOnShow()?.id;
  notify({ title: 'saved' });
  expect(notificationOnShow()?.id).not.toBe(first);
});

test('a hold stops the time, and what remained goes on afterwards', () => {
  notify({ title: 'read me' });
  vi.advanceTimersByTime(3000);
  hold('pointer');
  vi.advanceTimersByTime(60_000);
  release('pointer');
  vi.advanceTimersByTime(1999);
  expect(shown()).toBe('read me');
  vi.advanceTimersByTime(1);
  expect(shown()).toBeUndefined();
});

test('the time goes on only when the last hold is taken back', () => {
  notify({ title: 'read me' });
  hold('pointer');
  hold('focus');
  release('pointer');
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe('read me');
  release('focus');
  release('focus');
  vi.advanceTimersByTime(5000);
  expect(shown()).toBeUndefined();
});

test('one that replaces a held one is held too', () => {
  notify({ title: 'first' });
  hold('focus');
  notify({ title: 'second' });
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe('second');
});

test('after a dismissal the next one is not held by what pointed at the last', () => {
  notify({ title: 'first' });
  hold('pointer');
  hold('focus');
  dismiss();
  notify({ title: 'second' });
  vi.advanceTimersByTime(5000);
  expect(shown()).toBeUndefined();
});

test('one that arrives while the page is out of sight waits for the reader', () => {
  hold('hidden');
  notify({ title: 'first' });
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe('first');
  dismiss();
  notify({ title: 'second' });
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe('second');
  release('hidden');
  vi.advanceTimersByTime(5000);
  expect(shown()).toBeUndefined();
});
