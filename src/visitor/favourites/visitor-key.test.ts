import { expect, test } from 'vitest';
import { isVisitorKey, makeVisitorKey } from './visitor-key.ts';

test('a key carries 256 bits and no two are alike', () => {
  const keys = Array.from({ length: 200 }, makeVisitorKey);
  expect(new Set(keys).size).toBe(200);
  for (const key of keys) {
    expect(isVisitorKey(key)).toBe(true);
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  }
});

test('a key that was cut short or mistyped is none', () => {
  const key = makeVisitorKey();
  for (const wrong of [key.slice(0, -1), `${key}A`, `${key.slice(0, -1)}B`, ` ${key}`, '', null]) {
    expect(isVisitorKey(wrong)).toBe(false);
  }
});
