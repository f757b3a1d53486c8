import { expect, test } from 'vitest';
import { returnAddress } from './return-address.ts';

test('leads back into the back office and nowhere else', () => {
  expect(returnAddress('/admin/orateurs?id=3')).toBe('/admin/orateurs?id=3');
  for (const asked of [
    undefined,
    '',
    '//evil.example',
    'https://evil.example',
    '/adminx',
    '/',
    '/admin/login?back=x',
  ]) {
    expect(returnAddress(asked)).toBe('/admin');
  }
});
