import { expect, test } from 'vitest';
import { type PlayedStream, readStream } from '#shared/stream-url.ts';
import { readSound, soundsOf, stillPlays } from './sounds.ts';

const hls = readStream('https://video.example/live.m3u8');
const film = readStream('https://video.example/day.mp4');
const platform = readStream('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
const mount = 'https://radio.example/madagh-fr';
const told = (...given: Parameters<typeof soundsOf>) =>
  soundsOf(...given).map(({ of, stream, light }) => [of, stream.kind, light]);

test('the sound of the hall has its own address, or is taken out of the picture where that can be', () => {
  expect(told(hls, {})).toEqual([['original', 'hls', true]]);
  expect(told(film, {})).toEqual([['original', 'video', false]]);
  expect(told(platform, {})).toEqual([]);
  expect(told(film, { sound_original: 'https://radio.example/hall.mp3' })).toEqual([
    ['original', 'audio', true],
  ]);
});

test('interpretations follow in the order of the languages; what is none is left out', () => {
  const addresses = { sound_ar: mount, sound_fr: mount, sound_en: 'https://vimeo.com/76979871' };
  expect(told(platform, addresses)).toEqual([
    ['fr', 'audio', true],
    ['ar', 'audio', true],
  ]);
  expect(told(undefined, { sound_fr: null, sound_en: '' })).toEqual([]);
});

test('an address that says nothing of itself is a sound where one is wanted, a platform’s page never', () => {
  expect(readSound(mount)).toEqual({ kind: 'audio', source: mount });
  expect(readSound('https://www.youtube.com/watch?v=aqz-KE-bpKQ')).toBeUndefined();
  expect(readSound('http://radio.example/fr')).toBeUndefined();
});

test('what is heard goes on whatever becomes of the picture, and nothing plays that nobody asked for', () => {
  const picture = hls as PlayedStream;
  const another: PlayedStream = { kind: 'hls', source: 'https://video.example/spare.m3u8' };
  const french = soundsOf(picture, { sound_fr: mount });
  const heard = { what: 'fr', source: mount } as const;
  expect(stillPlays(heard, another, french)?.source).toBe(mount);
  expect(stillPlays(heard, undefined, french)?.source).toBe(mount);
  expect(stillPlays(heard, picture, soundsOf(picture, {}))).toBeUndefined();
  expect(stillPlays(heard, picture, soundsOf(picture, { sound_fr: `${mount}2` }))).toBeUndefined();
  const watched = { what: 'picture', source: picture.source } as const;
  expect(stillPlays(watched, picture, french)).toBe(picture);
  expect(stillPlays(watched, another, french)).toBeUndefined();
  expect(stillPlays(undefined, picture, french)).toBeUndefined();
});
