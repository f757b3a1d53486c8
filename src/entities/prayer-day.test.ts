import { expect, test } from 'vitest';
import { check } from './kit/check.ts';
import type { Entity } from './kit/entity.ts';
import { prayerDay } from './prayer-day.ts';

const friday = '2026-11-20';
const issues = (draft: object) =>
  check(prayerDay as unknown as Entity, { edition_id: 21, date: friday, ...draft });

test('times follow each other, those left out do not count', () => {
  expect(issues({})).toEqual([]);
  expect(issues({ fajr: '06:12', maghrib: '18:10', isha: '19:24' })).toEqual([]);
  expect(issues({ fajr: '06:12', maghrib: '18:10', isha: '18:10' })).toEqual([
    { field: 'isha', code: 'times_out_of_order' },
  ]);
  expect(issues({ fajr: '13:00', dhuhr: '12:00' })).toEqual([
    { field: 'dhuhr', code: 'times_out_of_order' },
  ]);
});

test('nobody prays before the time has come', () => {
  expect(issues({ asr: '15:43', asr_iqama: '15:43' })).toEqual([]);
  expect(issues({ asr_iqama: '15:43' })).toEqual([]);
  expect(issues({ asr: '15:43', asr_iqama: '15:42' })).toEqual([
    { field: 'asr_iqama', code: 'prayed_before_time' },
  ]);
});

test('Jumu‘ah is on a Friday', () => {
  expect(issues({ jumua: '13:30' })).toEqual([]);
  expect(issues({ dhuhr: '13:02', jumua: '13:02' })).toEqual([]);
  expect(issues({ dhuhr: '13:02', jumua: '13:01' })).toEqual([
    { field: 'jumua', code: 'prayed_before_time' },
  ]);
  expect(issues({ jumua: '13:30', date: '2026-11-21' })).toEqual([
    { field: 'jumua', code: 'not_a_friday' },
  ]);
});
