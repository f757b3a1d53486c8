import { addDays } from '#shared/time.ts';

/** A day of the Hijri calendar; months count from 1, Muharram. */
export interface HijriDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const calendar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/**
 * The Hijri date of a day (YYYY-MM-DD) after the calendar of Umm al-Qura, `correction` days later:
 * Morocco's months begin when their moon has been sighted.
 */
export function hijriOf(day: string, correction = 0): HijriDate {
  const parts = calendar.formatToParts(Date.parse(`${addDays(day, correction)}T12:00:00Z`));
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return { year: part('year'), month: part('month'), day: part('day') };
}
