import { expect, test } from 'vitest';
import { readDay, readTime, readTimes, writeDay } from './wall-entry.ts';

test.each([
  ['20/11/2026', '2026-11-20'],
  ['5/1/2027', '2027-01-05'],
  ['20.11.2026', '2026-11-20'],
  [' 20 11 2026 ', '2026-11-20'],
  ['20112026', '2026-11-20'],
  ['٢٠/١١/٢٠٢٦', '2026-11-20'],
  ['۲۰/۱۱/۲۰۲۶', '2026-11-20'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2027', null],
  ['11/20/2026', null],
  ['20/11/26', null],
  ['20/11', null],
  ['', null],
])('the day %j is %s', (text, day) => expect(readDay(text)).toBe(day));

test('a day is read as it is written', () => {
  expect(readDay(writeDay('2026-01-09'))).toBe('2026-01-09');
});

test.each([
  ['09:30', '09:30'],
  ['9:30', '09:30'],
  ['9h30', '09:30'],
  ['9 h 30', '09:30'],
  ['14.05', '14:05'],
  ['930', '09:30'],
  ['1405', '14:05'],
  ['9', '09:00'],
  ['14', '14:00'],
  ['14h', '14:00'],
  ['٠٩:٣٠', '09:30'],
  ['24:00', null],
  ['9:60', null],
  ['9:3', null],
  ['noon', null],
  ['', null],
])('the time %j is %s', (text, time) => expect(readTime(text)).toBe(time));

test('times are read one after the other, and what is none stays to be mended', () => {
  expect(readTimes('8:00 9h30,14:00\n٢٢:٠٠')).toEqual(['08:00', '09:30', '14:00', '22:00']);
  expect(readTimes('8:00 25:99 soon')).toEqual(['08:00', '25:99', 'soon']);
  expect(readTimes(' ')).toEqual([]);
});
