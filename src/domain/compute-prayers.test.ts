import { Coordinates } from 'adhan';
import { expect, test } from 'vitest';
import { sunHours } from '#entities/prayer-day.ts';
import { prayerTables } from '../../tests/fixtures/prayer-tables.ts';
import { computeHours, qibla } from './compute-prayers.ts';

const minutesOf = (time = '') => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

// The tables are the result of no formula. Inland sunrise and sunset differ most: mountains.
test.each(prayerTables)('thirty days in $town are within minutes of the Ministry’s', (town) => {
  const place = new Coordinates(town.latitude, town.longitude);
  const far = Object.fromEntries(sunHours.map((name) => [name, [] as number[]]));
  const rows = town.table.trim().split('\n');
  for (const row of rows) {
    const [day = '', ...published] = row.split(' ');
    const computed = computeHours(day, 60, place);
    for (const [index, name] of sunHours.entries()) {
      far[name]?.push(Math.abs(minutesOf(computed[name]) - minutesOf(published[index])));
    }
  }
  expect(rows).toHaveLength(30);
  const worst = sunHours.map((name) => Math.max(...(far[name] ?? [])));
  const all = Object.values(far).flat();
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  const prayers = worst.filter((_, index) => sunHours[index] !== 'sunrise');
  expect(Math.max(...prayers)).toBeLessThanOrEqual(2);
  expect(Math.max(...worst)).toBeLessThanOrEqual(3);
  expect(mean).toBeLessThan(1);
});

test('the hours do not depend on where the device stands', () => {
  const here = computeHours('2026-11-21', 60);
  expect(Object.keys(here)).toEqual([...sunHours]);
  for (const zone of ['Pacific/Auckland', 'Pacific/Honolulu']) {
    process.env.TZ = zone;
    expect(computeHours('2026-11-21', 60)).toEqual(here);
  }
  delete process.env.TZ;
});

test('clocks an hour further ahead show an hour more', () => {
  expect(minutesOf(computeHours('2026-11-21', 60).asr)).toBe(
    minutesOf(computeHours('2026-11-21', 0).asr) + 60,
  );
});

test('from Madagh Mecca lies a little south of east', () => {
  expect(qibla).toBeGreaterThan(95);
  expect(qibla).toBeLessThan(99);
});
