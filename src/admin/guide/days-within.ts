import type { Edition, Issue } from '#entities/index.ts';
import { addDays } from '#shared/time.ts';

/**
 * What is wrong with the days of a shuttle: those of the edition are right, and the ones right before
 * and after, on which people arrive and leave.
 */
export function daysWithin(
  days: unknown,
  edition: Pick<Edition, 'starts_on' | 'ends_on'> | undefined,
): readonly Issue[] {
  if (!edition || !Array.isArray(days)) return [];
  const first = addDays(edition.starts_on, -1);
  const last = addDays(edition.ends_on, 1);
  const outside = days.some((day) => typeof day === 'string' && (day < first || day > last));
  return outside ? [{ field: 'days', code: 'outside_edition' }] : [];
}
