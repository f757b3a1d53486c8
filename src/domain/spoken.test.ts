import { expect, test } from 'vitest';
import { interpretationsOf, isFollowedIn } from './spoken.ts';

const session = {
  spoken: ['ar'],
  interpretation: [
    { language: 'en', by: 'stream' },
    { language: 'fr', by: 'headset', channel: 2 },
    { language: 'en', by: 'headset', channel: 3 },
  ],
} as const;

test('interpretations stand together by language, in the order in which languages are named', () => {
  expect(
    interpretationsOf(session).map(([code, ways]) => [code, ways.map(({ by }) => by)]),
  ).toEqual([
    ['fr', ['headset']],
    ['en', ['stream', 'headset']],
  ]);
});

test('a session is followed in what is spoken and in what it is interpreted into', () => {
  expect(['ar', 'fr', 'en', 'es'].map((code) => isFollowedIn(session, code))).toEqual([
    ...[true, true, true, false],
  ]);
});

test('a row that a device has held since before says nothing of languages', () => {
  expect(interpretationsOf({})).toEqual([]);
  expect(isFollowedIn({}, 'ar')).toBe(false);
});
