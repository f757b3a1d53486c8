import { expect, test } from 'vitest';
import { addressIssues, addressKind, isNoSound } from './stream-address.ts';

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

test('the address of a stream that is live is changed, not taken out', () => {
  const sounds = { sound_fr: 'radio' };
  const noSound = { field: 'sound_fr', code: 'not_a_sound' };
  const of = (stream_url: unknown, live: boolean) => addressIssues({ stream_url, ...sounds }, live);
  expect(of(null, false)).toEqual([noSound]);
  expect(of(' ', true)).toEqual([{ field: 'stream_url', code: 'on_air' }, noSound]);
  expect(of('http://video.example', true)).toEqual([
    { field: 'stream_url', code: 'not_an_address' },
    noSound,
  ]);
  expect(of('https://video.example/live.m3u8', true)).toEqual([noSound]);
});
