import { expect, test } from 'vitest';
import type { PrayerTime } from '#domain/prayer-times.ts';
import type { Session } from '#domain/programme.ts';
import { prayersBetween, sessionsAcross } from './prayer-line.tsx';

const prayer = (name: PrayerTime['name'], at: number): PrayerTime => ({
  ...{ name, at, iqama: undefined, official: false },
});
const day = [
  ...[prayer('fajr', 6), prayer('sunrise', 10), prayer('dhuhr', 13)],
  ...[prayer('asr', 16), prayer('maghrib', 18), prayer('isha', 20)],
];
const session = (starts: number, ends: number, cancelled = false) =>
  ({ starts, ends, event: { cancelled } }) as Session;
const names = (between: readonly (readonly PrayerTime[])[]) =>
  between.map((prayers) => prayers.map(({ name }) => name));

test('each prayer stands once, before what follows it', () => {
  const sessions = [session(9, 12), session(13, 15), session(15, 19)];
  const between = prayersBetween(
    day,
    sessions,
    sessions.map(({ starts }) => starts),
  );
  expect(names(between)).toEqual([[], ['dhuhr'], [], ['asr', 'maghrib']]);
});

test('before the first session and after the last there is none', () => {
  expect(names(prayersBetween(day, [session(14, 15)], [14]))).toEqual([[], []]);
});

test('what is folded away leaves its prayers to what follows', () => {
  const sessions = [session(9, 12), session(14, 15)];
  expect(names(prayersBetween(day, sessions, [14]))).toEqual([['dhuhr'], []]);
});

test('a session runs across an hour between its beginning and its end, unless it is cancelled', () => {
  const [dhuhr = prayer('dhuhr', 13)] = day.filter(({ name }) => name === 'dhuhr');
  const counted = sessionsAcross(dhuhr, [
    ...[session(12, 14), session(13, 14), session(12, 13), session(12, 14, true)],
  ]);
  expect(counted).toBe(1);
});
