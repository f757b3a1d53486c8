import { expect, test } from 'vitest';
import { Presence } from '#local/realtime/presence.ts';

test('who came and went between two flushes is never told of; who was known leaves', () => {
  const presence = new Presence<string>();
  presence.track('known', 'a', {});
  expect(presence.flush()).toMatchObject({ joins: { a: {} }, leaves: {} });
  presence.track('passing', 'b', {});
  presence.untrack('passing');
  expect(presence.flush()).toBeUndefined();
  presence.untrack('known');
  const told = presence.flush();
  expect(Object.keys(told?.joins ?? {})).toEqual([]);
  expect(Object.keys(told?.leaves ?? {})).toEqual(['a']);
});
