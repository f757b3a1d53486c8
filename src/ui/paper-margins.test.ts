import { expect, test } from 'vitest';
import { cssText } from './paper-margins.ts';

test.each([
  ['Forum de Madagh', '"Forum de Madagh"'],
  ['الملتقى', '"الملتقى"'],
  ['Le « "grand" » \\ forum', '"Le « \\22 grand\\22  » \\5c  forum"'],
  ['two\nlines', '"two\\a lines"'],
])('%j is text in the margins, whatever it holds', (text, css) => {
  expect(cssText(text)).toBe(css);
});
