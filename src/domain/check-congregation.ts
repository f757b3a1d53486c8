import type { Issue } from '#entities/kit/issue.ts';
import { isFriday, type PrayerDay, sunHours } from '#entities/prayer-day.ts';
import { minutesOf } from '#shared/minutes-of.ts';
import { computeHours } from './compute-prayers.ts';

/** Minutes after its call within which a congregation prays; more is a slip of the hand. */
const longest = 90;

/**
 * What is wrong with the hours at which a congregation prays on a day, beside what the row's own rules
 * say: before the hour that is computed where no official one is given, or long after its call. `offset`
 * is the clock's, in minutes ahead of UTC.
 */
export function checkCongregation(day: Partial<PrayerDay>, offset: number): Issue[] {
  const { date } = day;
  if (!date || Number.isNaN(Date.parse(date))) return [];
  const computed = computeHours(date, offset);
  return sunHours.flatMap((hour): Issue[] => {
    if (hour === 'sunrise') return [];
    const official = day[hour];
    const prayed = [{ field: `${hour}_iqama` as const, at: day[`${hour}_iqama`] }];
    const friday = hour === 'dhuhr' && isFriday(date);
    return [...prayed, ...(friday ? [{ field: 'jumua' as const, at: day.jumua }] : [])].flatMap(
      ({ field, at }): Issue[] => {
        if (!at) return [];
        const waits = minutesOf(at) - minutesOf(official ?? computed[hour]);
        if (waits < 0) return official ? [] : [{ field, code: 'prayed_before_computed' }];
        return waits > longest ? [{ field, code: 'prayed_long_after' }] : [];
      },
    );
  });
}
