import { expect, test } from 'vitest';
import { meansWhatLeft } from './same-press.ts';

const press = { clientX: 100, clientY: 200, timeStamp: 1_000, detail: 1 };

test('a press where the last one was, just after the list has moved, means what has left', () => {
  const again = { ...press, clientY: 205, timeStamp: 1_250 };
  expect(meansWhatLeft(press, again, 1_100)).toBe(true);
});

test.each([
  ['nothing was pressed before', undefined, press, 900],
  ['the list stands still', press, { ...press, timeStamp: 1_250 }, undefined],
  ['it had moved before the first one', press, { ...press, timeStamp: 1_250 }, 990],
  ['it is elsewhere', press, { ...press, clientY: 300, timeStamp: 1_250 }, 1_100],
  ['there was time to read', press, { ...press, timeStamp: 2_200 }, 1_100],
  ['it is the keyboard', press, { ...press, timeStamp: 1_250, detail: 0 }, 1_100],
] as const)('a press means what it hits where %s', (_, before, again, movedAt) => {
  expect(meansWhatLeft(before, again, movedAt)).toBe(false);
});
