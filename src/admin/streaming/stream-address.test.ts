import { expect, test } from 'vitest';
import { addressKind, isNoSound } from './stream-address.ts';

test('an address is recognised as it is typed', () => {
  expect(addressKind(null)).toBe('none');
  expect(addressKind('  ')).toBe('none');
  expect(addressKind('http://video.example/live.m3u8')).toBe('unreadable');
  expect(addressKind('https://www.youtube.com/watch')).toBe('unreadable');
  expect(addressKind(' https://video.example/live.m3u8 ')).toBe('hls');
  expect(addressKind('https://video.example/page')).toBe('link');
});

test('the page of a platform is no sound, nor is what is no address', () => {
  const sounds = ['', 'https://radio.example/fr', 'https://radio.example/fr.m3u8'];
  expect(sounds.map(isNoSound)).toEqual([false, false, false]);
  const others = ['https://youtu.be/aqz-KE-bpKQ', 'http://radio.example/fr.mp3', 'radio'];
  expect(others.map(isNoSound)).toEqual([true, true, true]);
});
