import { instantAt } from '#shared/time.ts';
import { monthCalled, weekdayCalled } from './calendar-names.ts';

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
 * hyphens between, or with the month's name in any of the app's languages, after the day of the week or
 * not; a year of two digits, or that is left out, is one of `days`. Undefined when there is no such day.
 */
export function readDay(text: string, days?: Days): string | undefined {
  const plain = latinDigits(text.trim());
  const { date } = afterWeekday(plain) ?? {};
  return bareDay(plain, days) ?? (date && bareDay(date, days));
}

/** True where a text begins with a day of the week, and `day` (YYYY-MM-DD) is another one. */
export function isOtherWeekday(text: string, day: string): boolean {
  const said = afterWeekday(latinDigits(text.trim()));
  return said !== undefined && said.weekday !== new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** A day of the week, 0 for Sunday to 6, and what stands behind it. */
function afterWeekday(text: string): { weekday: number; date: string } | undefined {
  const [, name = '', date = ''] =
    /^(?:يوم\s+)?(\p{L}[\p{L}\p{M}]*)\.?[\s,،]+(.+)$/su.exec(text) ?? [];
  const weekday = weekdayCalled(name);
  if (weekday === undefined) return undefined;
  // In French "mar" is Tuesday, in English it is March.
  const isMonth = monthCalled(name) !== undefined && !/\d[-/.]\d/.test(date);
  if (isMonth && !date.split(/[^\p{L}\p{M}]+/u).some((word) => monthCalled(word))) return undefined;
  return { weekday, date };
}

function bareDay(plain: string, days?: Days): string | undefined {
  const [, one, sign, middle, other] = /^(\d\d?)([-/.])(\d\d?)\2(\d\d?)$/.exec(plain) ?? [];
  if (days && sign) {
    // 20/11/26 is of 2026 or of 2020; no edition has both.
    const read = [`${one}/${middle}/20${other}`, `20${one}/${middle}/${other}`].map((whole) =>
      bareDay(whole),
    );
    return read.find((day) => day && days.first <= day && day <= days.last);
  }
  const named = dayWithName(plain);
  if (named) return readNamed(named, days);
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain);
  const local = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(plain);
  const [year, month, day] = iso ? iso.slice(1) : (local?.slice(1).reverse() ?? []);
  if (!year || !month || !day) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = Date.parse(`${date}T00:00:00Z`);
  const real = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date);
  return real ? date : undefined;
}

type Named = Readonly<Record<'day' | 'month' | 'year', string>>;

const dayFirst =
  /^(?:\p{L}+\.?[\s,،]+)?(\d{1,2})(?:er|st|nd|rd|th)?[\s-]+(\p{L}[\p{L}\p{M}\s]*?)\.?(?:[\s,،-]+(\d{4}|\d\d))?$/iu;
const monthFirst =
  /^(?:\p{L}+\.?[\s,]+)?(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:[\s,]+(\d{4}|\d\d))?$/iu;

/** Day, month and year, empty where it is left out, of a day that names its month. */
function dayWithName(text: string): Named | undefined {
  const [, before, called, then = ''] = dayFirst.exec(text) ?? [];
  const [, name, after, last = ''] = monthFirst.exec(text) ?? [];
  const month = monthCalled(called ?? name ?? '');
  const day = before ?? after;
  return day && month ? { day, month: String(month), year: called ? then : last } : undefined;
}

function readNamed({ day, month, year }: Named, days?: Days): string | undefined {
  if (year.length === 4) return bareDay(`${year}-${month}-${day}`);
  const all = days ? [days.first.slice(0, 4), days.last.slice(0, 4)] : [];
  const read = all.map((one) => one.endsWith(year) && bareDay(`${one}-${month}-${day}`));
  return read.find((one) => one && days && days.first <= one && one <= days.last) || undefined;
}

/** What says before noon, or after it, behind the hours of a clock of twelve. */
const halves = [
  /(?:a\.?\s?m\.?|ص|صباح\p{M}*ا\p{M}*)$/iu,
  /(?:p\.?\s?m\.?|م|مساء\p{M}*ا?)$/iu,
] as const;

/**
 * A time of day as HH:MM:SS, from `9:30`, `9.30`, `09h30`, `9h` or with seconds, or from a clock of twelve
 * hours, `9:30 PM`, `9 pm`, `9:30 م`; undefined when there is none.
 */
export function readTime(text: string): string | undefined {
  const half = halves.findIndex((mark) => mark.test(text.trim()));
  return half < 0
    ? ofTwentyFour(text)
    : ofTwelve(text.trim().replace(halves[half as 0 | 1], ''), half);
}

function ofTwelve(text: string, half: number): string | undefined {
  const bare = text.trim();
  const time = ofTwentyFour(/^\p{Nd}{1,2}$/u.test(bare) ? `${bare}h` : bare);
  const hours = Number(time?.slice(0, 2));
  if (!time || hours < 1 || hours > 12) return undefined;
  return `${String((hours % 12) + 12 * half).padStart(2, '0')}${time.slice(2)}`;
}

function ofTwentyFour(text: string): string | undefined {
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
  // Where the day ends and the time begins is told by both being read.
  const words = plain.replace(/^([\d./-]+)T/, '$1 ').split(/[\s\u00a0\u202f]+/);
  for (let at = 1; at < words.length; at += 1) {
    const before = words
      .slice(0, at)
      .join(' ')
      .replace(/[\s,،]+(?:à|at|الساعة)$|[,،]$/iu, '');
    const day = readDay(before, days);
    const time = readTime(words.slice(at).join(' '));
    if (day && time) return new Date(instantAt(day, time, offset)).toISOString();
  }
  return undefined;
}
