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
  expect(wordDiff('كتاب الحكم', 'كتاب الحكم العطائية')).toEqual([
    { text: 'كتاب الحكم', change: 'same' },
    { text: ' العطائية', change: 'added' },
  ]);
  expect(wordDiff('À Fès et Rabat', 'À Fès')).toEqual([
    { text: 'À Fès', change: 'same' },
    { text: ' et Rabat', change: 'removed' },
  ]);
  expect(wordDiff('À Fès demain', 'À Fès\ndemain')).toEqual([
    { text: 'À Fès', change: 'same' },
    { text: ' ', change: 'removed' },
    { text: '\n', change: 'added' },
    { text: 'demain', change: 'same' },
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
      // No two pieces beside each other are of one sort.
      for (const [place, { change }] of pieces.entries()) {
        expect(pieces[place + 1]?.change).not.toBe(change);
      }
    }),
  );
});

test('a word more marks no other word', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'عَلَم', 'c'), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(words, fc.nat(), (all, nat) => {
      const place = nat % (all.length + 1);
      const more = [...all.slice(0, place), 'NEW', ...all.slice(place)];
      const marked = wordDiff(all.join(' '), more.join(' ')).filter(
        ({ change }) => change !== 'same',
      );
      expect(marked.map(({ text }) => text.trim())).toEqual(['NEW']);
    }),
  );
});

test('two long texts with nothing in common are told apart without a table', () => {
  const many = (word: string) => Array.from({ length: 3_000 }, (_, at) => `${word}${at}`).join(' ');
  expect(wordDiff(many('a'), many('b')).map(({ change }) => change)).toEqual(['removed', 'added']);
});
