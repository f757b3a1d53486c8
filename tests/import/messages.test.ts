import { expect, test } from 'vitest';
import { lineOf } from '../../supabase/import/messages.ts';

test('how often a session repeats is not told as a length of its text', () => {
  const line = (code: 'recurring' | 'recurring_cut' | 'title_cut', detail: string) =>
    lineOf({ code, effect: 'changed', where: { title: 'Dhikr' }, detail });
  expect(line('recurring', '100')).toBe('“Dhikr”: 100 sessions');
  expect(line('recurring_cut', '100')).toBe('“Dhikr”: 100 sessions');
  expect(line('title_cut', '300')).toBe('“Dhikr”: to 300 characters');
});
