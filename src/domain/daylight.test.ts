import { expect, test } from 'vitest';
import { type Light, lightAt, lights } from './daylight.ts';

const minute = 60_000;

/** Sunrise and sunset at 34.9° N, 2.3° W as a full planetary theory (VSOP87) has them, UTC. */
const suns = [
  ['2026-03-20', '06:13', '18:21'],
  ['2026-06-21', '04:56', '19:26'],
  ['2026-11-23', '06:51', '17:00'],
  ['2026-12-21', '07:13', '17:02'],
  ['2030-02-14', '06:56', '17:51'],
] as const;

test.each(suns)(
  'on %s the sun rises at %s and sets at %s, within three minutes',
  (day, up, down) => {
    const around = (time: string) =>
      [-3, 3].map((minutes) => lightAt(Date.parse(`${day}T${time}Z`) + minutes * minute));
    expect(around(up)).toEqual(['dawn', 'morning']);
    expect(around(down)).toEqual(['golden', 'dusk']);
  },
);

test.each<[string, Light]>([
  // Before fajr, between fajr and sunrise, an hour later, at noon, before maghrib, after it, after isha.
  ['2026-11-23T05:00Z', 'night'],
  ['2026-11-23T06:00Z', 'dawn'],
  ['2026-11-23T07:30Z', 'morning'],
  ['2026-11-23T12:00Z', 'day'],
  ['2026-11-23T16:30Z', 'golden'],
  ['2026-11-23T17:30Z', 'dusk'],
  ['2026-11-23T18:40Z', 'night'],
  ['2026-06-21T18:40Z', 'golden'],
  ['2026-06-21T20:30Z', 'dusk'],
])('at %s the light is %s', (at, light) => expect(lightAt(Date.parse(at))).toBe(light));

test('each day of the year has each light once, in its order', () => {
  const begins = Date.parse('2026-01-01T00:00Z');
  for (let day = 0; day < 365; day += 1) {
    const seen: Light[] = [];
    for (let minutes = 0; minutes < 1440; minutes += 5) {
      const light = lightAt(begins + (day * 1440 + minutes) * minute);
      if (seen.at(-1) !== light) seen.push(light);
    }
    expect(seen).toEqual([...lights, 'night']);
  }
});
