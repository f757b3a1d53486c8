import { expect, test } from 'vitest';
import { latin } from './latin-digits.ts';

test('digits of every sort are read, and nothing else is touched', () => {
  expect(latin(' ٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 07 a،٫')).toBe(' 0123456789 0123456789 07 a،٫');
});
