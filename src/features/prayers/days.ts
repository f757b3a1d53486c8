import { addDays } from '#shared/time.ts';

/** The days (YYYY-MM-DD) from one to another, both included; never more than a month. */
export function daysOf(from: string, to: string): string[] {
  const days = [from];
  for (let day = addDays(from, 1); day <= to && days.length < 31; day = addDays(day, 1))
    days.push(day);
  return days;
}
