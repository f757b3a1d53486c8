import { expect, test } from 'vitest';
import type { PrayerDay } from '#entities/prayer-day.ts';
import { checkCongregation } from './check-congregation.ts';
import { computeHours } from './compute-prayers.ts';

const friday = '2026-11-20';
const saturday = '2026-11-21';
const computed = computeHours(saturday, 60);
const wrong = (given: Partial<PrayerDay>, offset = 60) =>
  checkCongregation({ date: saturday, ...given }, offset).map(
    ({ field, code }) => `${field} ${code}`,
  );
const later = (time: string, minutes: number) =>
  new Date(Date.parse(`1970-01-01T${time}Z`) + minutes * 60_000).toISOString().slice(11, 16);

test('an iqama entered alone is held to the hour that is computed', () => {
  expect(wrong({ asr_iqama: computed.asr, isha_iqama: later(computed.isha, 20) })).toEqual([]);
  expect(wrong({ asr_iqama: later(computed.asr, -1), isha_iqama: '07:30' })).toEqual([
    'asr_iqama prayed_before_computed',
    'isha_iqama prayed_before_computed',
  ]);
  // The same hour on a clock that is an hour behind.
  expect(wrong({ asr_iqama: later(computed.asr, -60) }, 0)).toEqual([]);
});

test('an official hour stands in the place of the computed one', () => {
  const asr = later(computed.asr, -4);
  expect(wrong({ asr, asr_iqama: asr })).toEqual([]);
  // That it comes before the official one is the row's own rule.
  expect(wrong({ asr, asr_iqama: later(asr, -1) })).toEqual([]);
});

test('a congregation prays within an hour and a half of the call', () => {
  expect(wrong({ maghrib_iqama: later(computed.maghrib, 90) })).toEqual([]);
  expect(wrong({ maghrib_iqama: later(computed.maghrib, 91) })).toEqual([
    'maghrib_iqama prayed_long_after',
  ]);
  expect(wrong({ dhuhr: '12:45', dhuhr_iqama: '14:16' })).toEqual([
    'dhuhr_iqama prayed_long_after',
  ]);
});

test('Jumu‘ah is held to noon’s hour on its Friday', () => {
  const noon = computeHours(friday, 60).dhuhr;
  const jumua = (time: string) => wrong({ date: friday, jumua: time });
  expect(jumua(later(noon, 30))).toEqual([]);
  expect(jumua(later(noon, -1))).toEqual(['jumua prayed_before_computed']);
  expect(jumua(later(noon, 91))).toEqual(['jumua prayed_long_after']);
});

test('a day that is none yet is not computed', () => {
  expect(wrong({ date: '', asr_iqama: '01:00' })).toEqual([]);
  expect(wrong({ date: 'soon', asr_iqama: '01:00' })).toEqual([]);
});
