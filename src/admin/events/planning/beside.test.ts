import { expect, test } from 'vitest';
import { sessionBeside } from './beside.ts';
import type { Column } from './plan.ts';

const column = (...sessions: [id: string, from: number][]) =>
  ({
    sessions: sessions.map(([id, from]) => ({ session: { event: { id } }, from })),
  }) as unknown as Column;
const columns = [
  column(['a', 540], ['b', 660]),
  column(),
  column(['c', 480], ['d', 690], ['e', 900]),
];

test('the focus goes along a hall in order of time, and no further than its ends', () => {
  expect(sessionBeside(columns, 'a', 'later')).toBe('b');
  expect(sessionBeside(columns, 'd', 'earlier')).toBe('c');
  expect(sessionBeside(columns, 'e', 'later')).toBeUndefined();
});

test('it goes over an empty hall to what is nearest in time', () => {
  expect(sessionBeside(columns, 'b', 'after')).toBe('d');
  expect(sessionBeside(columns, 'e', 'before')).toBe('b');
  expect(sessionBeside(columns, 'a', 'before')).toBeUndefined();
  expect(sessionBeside(columns, 'gone', 'after')).toBeUndefined();
});
