import { afterEach, expect, test } from 'vitest';
import { holdPresent } from '#shared/clock.ts';
import { rowOf } from '../../../tests/fixtures/row.ts';
import { rendered, sent } from '../../../tests/tools/rendered.tsx';
import { Days } from './days.tsx';

afterEach(() => holdPresent(undefined));

const session = (id: string, date: string, starts_at: string, ends_at: string) =>
  sent('event', rowOf('event', { id, date, starts_at, ends_at }));

const rows = [
  session('evening', '2026-11-20', '2026-11-20T20:00:00Z', '2026-11-20T22:45:00Z'),
  session('vigil', '2026-11-20', '2026-11-20T23:30:00Z', '2026-11-21T01:00:00Z'),
  session('morning', '2026-11-21', '2026-11-21T09:00:00Z', '2026-11-21T10:00:00Z'),
];

/** The day that is marked as today at an instant. */
async function todayAt(instant: string) {
  holdPresent(Date.parse(instant));
  const page = await rendered(<Days />, rows);
  return /aria-current="date".*?<strong>(?<day>[^<]*)<\/strong>/.exec(page)?.groups?.day;
}

test('the day whose night goes on is today, as in the programme', async () => {
  expect(await todayAt('2026-11-20T10:00:00Z')).toBe('Friday 20 November');
  expect(await todayAt('2026-11-20T23:10:00Z')).toBe('Friday 20 November');
  expect(await todayAt('2026-11-21T00:30:00Z')).toBe('Friday 20 November');
  expect(await todayAt('2026-11-21T01:00:00Z')).toBe('Saturday 21 November');
  expect(await todayAt('2026-11-19T10:00:00Z')).toBeUndefined();
});
