import { expect, test } from 'vitest';
import { lineOf, unreadableMessage } from '../../supabase/import/messages.ts';

test('how often a session repeats is not told as a length of its text', () => {
  const line = (code: 'recurring' | 'recurring_cut' | 'title_cut', detail: string) =>
    lineOf({ code, effect: 'changed', where: { title: 'Dhikr' }, detail });
  expect(line('recurring', '100')).toBe('“Dhikr”: 100 sessions');
  expect(line('recurring_cut', '100')).toBe('“Dhikr”: 100 sessions');
  expect(line('title_cut', '300')).toBe('“Dhikr”: to 300 characters');
});

test('what a file holds gives the terminal no orders', () => {
  const looks = { as: 'table', detail: `a\u001b[2J\u0007${'b'.repeat(500)}\uFFFD` } as const;
  const told = unreadableMessage({ code: 'not_recognised', looks });
  expect(told).toContain('(a[2Jbbb');
  expect(told).not.toMatch(/[\p{Cc}\uFFFD]/u);
  expect(told.length).toBeLessThan(500);
  const where = { title: 'Dhikr\u001b[31m' };
  expect(lineOf({ code: 'title_cut', effect: 'changed', where, detail: '1' })).toMatch(
    /^“Dhikr\[31m”/,
  );
});
