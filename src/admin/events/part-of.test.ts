import { expect, test } from 'vitest';
import { checkWhole } from './part-of.ts';

const events = new Map([
  ['whole', { part_of_id: null }],
  ['part', { part_of_id: 'whole' }],
  ['free', { part_of_id: null }],
]);
const wrong = [{ field: 'part_of_id', code: 'part_of_part' }];

test('a session may be part of one that is part of nothing', () => {
  expect(checkWhole('free', 'whole', events)).toEqual([]);
  expect(checkWhole('part', 'whole', events)).toEqual([]);
  expect(checkWhole('new', null, events)).toEqual([]);
});

test('never of a part, of itself, nor where it has parts', () => {
  expect(checkWhole('free', 'part', events)).toEqual(wrong);
  expect(checkWhole('free', 'free', events)).toEqual(wrong);
  expect(checkWhole('whole', 'free', events)).toEqual(wrong);
});
