import { expect, test } from 'vitest';
import { readCodes, readMadeCode } from './codes.ts';

test('answers of another shape are no codes', () => {
  expect(readCodes([])).toEqual([]);
  expect(readCodes([{ label: 'x' }])).toBeUndefined();
  expect(readCodes({})).toBeUndefined();
  expect(readMadeCode({ id: 'a', code: 'AB' })).toMatchObject({ code: 'AB' });
  expect(readMadeCode({ id: 'a' })).toBeUndefined();
});
