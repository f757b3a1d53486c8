import { expect, test } from 'vitest';
import { readIncoming, shareLink, transferLink } from './link.ts';

test('key and code travel in the fragment, which is never sent', () => {
  for (const link of [
    transferLink('https://forum.example', 'KEY'),
    shareLink('https://forum.example', 'KEY'),
  ]) {
    const { pathname, search, hash } = new URL(link);
    expect(`${pathname}${search}`).toBe('/programme?tab=mine');
    expect(hash).toContain('KEY');
  }
});

test('a link is read back', () => {
  expect(readIncoming(new URL(transferLink('https://a.example', 'K-_9')).hash)).toEqual({
    kind: 'key',
    key: 'K-_9',
  });
  expect(readIncoming(new URL(shareLink('https://a.example', 'C-_9')).hash)).toEqual({
    kind: 'share',
    code: 'C-_9',
  });
  expect(readIncoming('#')).toBeUndefined();
  expect(readIncoming('main')).toBeUndefined();
});
