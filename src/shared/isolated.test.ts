import { expect, test } from 'vitest';
import { isolated } from './isolated.ts';

test('a text in a sentence neither ends its own isolation nor turns what follows', () => {
  expect(isolated('Amina')).toBe('\u2068Amina\u2069');
  expect(isolated('Amina\u2069\u202e')).toBe('\u2068Amina\u2069');
  expect(isolated('\u202b\u2067أمينة\u202c')).toBe('\u2068أمينة\u2069');
  // A mark of direction holds for its place only.
  expect(isolated('أمينة\u200f!')).toBe('\u2068أمينة\u200f!\u2069');
});
