import { expect, test } from 'vitest';
import { linkAddress } from './link-address.ts';

test('understands what people type for an address', () => {
  expect(linkAddress(' https://forum.example/a?b#c ')).toBe('https://forum.example/a?b#c');
  expect(linkAddress('forum.example/programme')).toBe('https://forum.example/programme');
  expect(linkAddress('contact@forum.example')).toBe('mailto:contact@forum.example');
  expect(linkAddress('+212 5 36-00.00 (00)')).toBe('tel:+212536000000');
  expect(linkAddress('tel:+212536000000')).toBe('tel:+212536000000');
});

test('refuses whatever no visitor should be led to', () => {
  for (const typed of [
    '',
    'forum',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'http://forum.example',
    '/programme',
    'two words.example',
  ]) {
    expect(linkAddress(typed), typed).toBeUndefined();
  }
});
