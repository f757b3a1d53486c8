import { expect, test } from 'vitest';
import { addressKind } from './stream-address.ts';

test('an address is recognised as it is typed', () => {
  expect(addressKind(null)).toBe('none');
  expect(addressKind('  ')).toBe('none');
  expect(addressKind('http://video.example/live.m3u8')).toBe('unreadable');
  expect(addressKind('https://www.youtube.com/watch')).toBe('unreadable');
  expect(addressKind(' https://video.example/live.m3u8 ')).toBe('hls');
  expect(addressKind('https://video.example/page')).toBe('link');
});
