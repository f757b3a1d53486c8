import { instantAt } from '#shared/time.ts';

const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Digits of Arabic script as ASCII digits. */
export function latinDigits(text: string): string {
  return text.replace(arabicDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}

/** The days, YYYY-MM-DD, among which a year of two digits is found. */
export interface Days {
  readonly first: string;
  readonly last: string;
}

/**
 * A calendar day as YYYY-MM-DD, from that or from day, month and year with points, slashes or
 * hyphens between; a year of two digits is one of `days`. Undefined when there is no such day.
 */
export function readDay(text: string, days?: Days): string | undefined {
  const plain = latinDigits(text.trim());
  const [, one, sign, middle, other] = /^(\d\d?)([-/.])(\d\d?)\2(\d\d?)$/.exec(plain) ?? [];
  if (days && sign) {
    // 20/11/26 is of 2026 or of 2020; no edition has both.
    const read = [`${one}/${middle}/20${other}`, `20${one}/${middle}/${other}`].map((whole) =>
      readDay(whole),
    );
    return read.find((day) => day && days.first <= day && day <= days.last);
  }
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain);
  const local = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(plain);
  const [year, month, day] = iso ? iso.slice(1) : (local?.slice(1).reverse() ?? []);
  if (!year || !month || !day) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = Date.parse(`${date}T00:00:00Z`);
  const real = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date);
  return real ? date : undefined;
}

/** A time of day as HH:MM:SS, from `9:30`, `9.30`, `09h30`, `9h` or with seconds; undefined when there is none. */
export function readTime(text: string): string | undefined {
  const plain = latinDigits(text.trim());
  const found = /^(\d{1,2})(?:[:.](\d{2})|:(\d{2}):(\d{2})|\s?h\s?(\d{2})?)$/i.exec(plain);
  if (!found) return undefined;
  const [, hours = '', alone, before, seconds = '0', more] = found;
  const minutes = alone ?? before ?? more ?? '0';
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return [hours, minutes, seconds].map((one) => one.padStart(2, '0')).join(':');
}

/**
 * An instant as ISO 8601: one that says its zone, or a day and a time on a clock `offset` minutes
 * ahead of UTC; undefined when there is no such instant.
 */
export function readInstant(text: string, offset: number, days?: Days): string | undefined {
  const plain = latinDigits(text.trim());
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/.test(plain)) {
    const instant = Date.parse(plain);
    return Number.isNaN(instant) ? undefined : new Date(instant).toISOString();
  }
  const [, dayText, timeText] = /^(\S+?)(?:\s+|T)(\S.*)$/.exec(plain) ?? [];
  const day = readDay(dayText ?? '', days);
  const time = readTime(timeText ?? '');
  return day && time ? new Date(instantAt(day, time, offset)).toISOString() : undefined;
}
