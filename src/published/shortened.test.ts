import { expect, test } from 'vitest';
import type { Event } from '#entities/index.ts';
import { shortened } from './shortened.ts';

const event = {
  id: 'e',
  title: { fr: 'Une', ar: 'واحدة' },
  description: { fr: 'Longue', ar: 'طويلة' },
  starts_at: '2026-11-20T10:00:00.000Z',
} as unknown as Event;

test('a list brings of a session what lists show, in the one language of its reader', () => {
  const listed = shortened('event', event, 'ar', 'listed');
  expect(listed).toEqual({ ...event, title: { ar: 'واحدة' }, description: null });
  const whole = shortened('event', event, 'en', 'whole');
  expect(whole).toEqual({ ...event, title: { fr: 'Une' }, description: { fr: 'Longue' } });
});
