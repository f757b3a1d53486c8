import { expect, test } from 'vitest';
import { wrongOf } from './own-validity.ts';

test.each([
  ['missing', { valueMissing: true }],
  ['email', { typeMismatch: true }],
  ['code', { patternMismatch: true }],
  ['short', { tooShort: true }],
])('%s is told of a field by what the browser finds', (word, found) => {
  expect(wrongOf(found as ValidityState)).toBe(word);
});
