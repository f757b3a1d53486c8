import type { Edition } from '#entities/index.ts';
import { addDays, daysFrom } from '#shared/time.ts';

/** The days (YYYY-MM-DD) of an edition; never more than a month. */
export function daysOf({ starts_on, ends_on }: Pick<Edition, 'starts_on' | 'ends_on'>): string[] {
  const month = addDays(starts_on, 30);
  return daysFrom(starts_on, ends_on < month ? ends_on : month);
}
