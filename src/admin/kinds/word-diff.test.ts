import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordDiff } from './word-diff.ts';

const side = (pieces: ReturnType<typeof wordDiff>, gone: 'removed' | 'added') =>
  pieces
    .filter(({ change }) => change !== gone)
    .map(({ text }) => text)
    .join('');

test('only the words that differ are marked', () => {
  expect(wordDiff('Professeur à Fès depuis 2001', 'Professeure à Rabat depuis 2001')).toEqual([
    { text: 'Professeur ', change: 'removed' },
    { text: 'Professeure ', change: 'added' },
    { text: 'à ', change: 'same' },
    { text: 'Fès ', change: 'removed' },
    { text: 'Rabat ', change: 'added' },
    { text: 'depuis 2001', change: 'same' },
  ]);
  expect(wordDiff('كتاب الحكم', 'كتاب الحكم العطائية').map(({ change }) => change)).toEqual([
    ...['same', 'removed', 'added'],
  ]);
  expect(wordDiff('', 'Nouveau')).toEqual([{ text: 'Nouveau', change: 'added' }]);
  expect(wordDiff('Même', 'Même')).toEqual([{ text: 'Même', change: 'same' }]);
});

test('both texts are there, to the letter, however they differ', () => {
  const words = fc.array(fc.constantFrom('a', 'b', ' ', '\n', 'عَلَم', 'c d'), { maxLength: 30 });
  fc.assert(
    fc.property(words, words, (one, other) => {
      const before = one.join('');
      const after = other.join('');
      const pieces = wordDiff(before, after);
      expect(side(pieces, 'added')).toBe(before);
      expect(side(pieces, 'removed')).toBe(after);
    }),
  );
});

test('two long texts with nothing in common are told apart without a table', () => {
  const many = (word: string) => Array.from({ length: 3_000 }, (_, at) => `${word}${at}`).join(' ');
  expect(wordDiff(many('a'), many('b')).map(({ change }) => change)).toEqual(['removed', 'added']);
});
