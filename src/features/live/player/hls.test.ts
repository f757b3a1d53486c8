import { expect, test } from 'vitest';
import { lightest, rateOf } from './hls.ts';

const picture = { videoCodec: 'avc1.42c01e', audioCodec: 'mp4a.40.2' };
const sound = { videoCodec: undefined, audioCodec: 'mp4a.40.2' };
const unknown = { videoCodec: undefined, audioCodec: undefined };

test('for sound alone a variant without picture is chosen, wherever it stands', () => {
  expect(lightest([picture, sound, picture])).toBe(1);
  expect(lightest([sound, picture])).toBe(0);
});

test('without one the lightest variant is', () => {
  expect(lightest([picture, picture])).toBe(0);
  expect(lightest([unknown, picture])).toBe(0);
});

test('what a variant takes is its average, else its peak, else unknown', () => {
  expect(rateOf({ averageBitrate: 96_000, bitrate: 128_000 })).toBe(96_000);
  expect(rateOf({ averageBitrate: 0, bitrate: 128_000 })).toBe(128_000);
  expect(rateOf({ averageBitrate: 0, bitrate: 0 })).toBeUndefined();
});
