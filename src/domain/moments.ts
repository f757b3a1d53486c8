import type { Formatters } from '#i18n/format.ts';
import { venueClock } from '#shared/time.ts';

const dayOf = (instant: number | string) => venueClock(new Date(instant).getTime()).date;

/** Sat 21 Nov 14:05 of an instant (ms or ISO text), on the venue's clock. */
export function momentText(instant: number | string, format: Formatters): string {
  return `${format.shortDay(dayOf(instant))} ${format.time(instant)}`;
}

/** 14:05, with its day where that is another than the day of the instant that is told beside it. */
export function timeBeside(
  instant: number | string,
  beside: number | string,
  format: Formatters,
): string {
  return dayOf(instant) === dayOf(beside) ? format.time(instant) : momentText(instant, format);
}
