import { instantAt } from '#shared/time.ts';

const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Digits of Arabic script as ASCII digits. */
export function latinDigits(text: string): string {
  return text.replace(arabicDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}

/**
 * A calendar day as YYYY-MM-DD, from that or from day, month and year with points, slashes or
 * hyphens between; undefined when there is no such day.
 */
export function readDay(text: string): string | undefined {
  const plain = latinDigits(text.trim());
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain);
  const local = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(plain);
  const [year, month, day] = iso ? iso.slice(1) : (local?.slice(1).reverse() ?? []);
  if (!year || !month || !day) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = Date.parse(`${date}T00:00:00Z`);
  const real = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date);
  return real ? date : undefined;
}

/** A time of day as HH:MM:SS, from `9:30`, `09h30`, `9h` or with seconds; undefined when there is none. */
export function readTime(text: string): string | undefined {
  const plain = latinDigits(text.trim());
  const found = /^(\d{1,2})(?::(\d{2})(?::(\d{2}))?|\s?h\s?(\d{2})?)$/i.exec(plain);
  if (!found) return undefined;
  const [, hours = '', minutes, seconds, more] = found;
  if (Number(hours) > 23 || Number(minutes ?? more ?? 0) > 59 || Number(seconds ?? 0) > 59) {
    return undefined;
  }
  return [hours, minutes ?? more ?? '0', seconds ?? '0']
    .map((one) => one.padStart(2, '0'))
    .join(':');
}

/**
 * An instant as ISO 8601: one that says its zone, or a day and a time on a clock `offset` minutes
 * ahead of UTC; undefined when there is no such instant.
 */
export function readInstant(text: string, offset: number): string | undefined {
  const plain = latinDigits(text.trim());
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/.test(plain)) {
    const instant = Date.parse(plain);
    return Number.isNaN(instant) ? undefined : new Date(instant).toISOString();
  }
  const [, dayText, timeText] = /^(\S+?)(?:\s+|T)(\S.*)$/.exec(plain) ?? [];
  const day = readDay(dayText ?? '');
  const time = readTime(timeText ?? '');
  return day && time ? new Date(instantAt(day, time, offset)).toISOString() : undefined;
}
