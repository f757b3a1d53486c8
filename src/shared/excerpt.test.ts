import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test.each([
  ['Short.', 20, 'Short.'],
  ['Just as long as it may be', 25, 'Just as long as it may be'],
  ['One letter longer than it', 24, 'One letter longer than…'],
  ['Unbreakable', 5, 'U…'],
  ['First paragraph.\n\nSecond one.', 40, 'First paragraph.'],
  ['One sentence here. And then another, longer.', 30, 'One sentence here.'],
  ['A. And then a very long sentence follows it', 22, 'A. And then a very…'],
  ['word, another one', 6, 'word…'],
  ['هل تسمع؟ نعم أسمع الآن', 14, 'هل تسمع؟'],
])('%s in %d letters is %s', (text, length, short) => expect(excerpt(text, length)).toBe(short));
