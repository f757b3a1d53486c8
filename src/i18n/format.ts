import { presentTime } from '#shared/clock.ts';
import { firstOfMonth } from '#shared/first-of-month.ts';
import type { Language } from '#shared/localized.ts';
import { memoLast } from '#shared/memo-last.ts';
import { venueClock, venueOffset, venueTimeZone } from '#shared/time.ts';
import { useSettled } from '#shared/use-settled.ts';
import { languageNames } from './language-names.ts';
import { localeOf, numberLocaleOf } from './languages.ts';
import { useLanguage } from './use-language.ts';

/** Formatters of one language; instants are milliseconds or ISO text, days are YYYY-MM-DD. */
export interface Formatters {
  /** 14:05, on the venue's clock. */
  time(instant: number | string): string;
  /** 14:05 on the reader's own clock, only where it is another zone's and differs at that instant. */
  ownTime(instant: number | string): string | undefined;
  /** Sat 21 Nov on the reader's own clock, only where it shows another day than the venue's. */
  ownDay(instant: number | string): string | undefined;
  /** Saturday 21 November. */
  day(date: string): string;
  /** Sat 21 Nov. */
  shortDay(date: string): string;
  /** 21 Nov, for what has little room. */
  shortDate(date: string): string;
  /** The weekday alone, and the day of the month alone, for narrow day tabs. */
  weekday(date: string): string;
  dayOfMonth(date: string): string;
  /** The weekday in one letter, over the days of a calendar: Arabic has no names short enough. */
  weekdayLetter(date: string): string;
  /** November 2026. */
  month(date: string): string;
  /** 21 November 2026. */
  date(date: string): string;
  /** 18–21 October 2024. */
  dateRange(from: string, to: string): string;
  number(value: number): string;
  list(values: readonly string[]): string;
  /** A language's name within a sentence, by its ISO 639 code; the switch has each one's own. */
  language(code: string): string;
  /** A country's name from its ISO 3166-1 alpha-2 code. */
  country(code: string): string;
  compare(a: string, b: string): number;
}

const cache = new Map<Language, Formatters>();

/** The formatters of a language, made once: `Intl` objects are dear. */
export function formattersOf(language: Language): Formatters {
  const known = cache.get(language);
  if (known) return known;
  const made = makeFormatters(language);
  cache.set(language, made);
  return made;
}

/** The formatters of the reader's language. */
export function useFormat(): Formatters {
  const formatters = formattersOf(useLanguage());
  const published = publishedFormattersOf(formatters);
  return useSettled(published === formatters) ? formatters : published;
}

/** A published page knows no reader's clock; where that is the venue's, it has said all that there is to say. */
const publishedFormattersOf = memoLast(
  (formatters: Formatters): Formatters =>
    formatters.ownTime(presentTime()) === undefined
      ? formatters
      : { ...formatters, ownTime: () => undefined },
);

/** Where the tables of Node and of browsers differ, a published page would change as it is taken over. */
const palestine: Readonly<Record<Language, string>> = {
  fr: 'Palestine',
  en: 'Palestine',
  ar: 'فلسطين',
};

/** The venue's zone, and the one that goes with it. */
const venueTimeZones: ReadonlySet<string> = new Set([venueTimeZone, 'Africa/El_Aaiun']);

/** HH:MM of an instant (ms) on clocks that are `offset` minutes ahead of UTC, as all three languages write it. */
export function hourAt(at: number, offset: number): string {
  return shownAt(at, offset).slice(11, 16);
}

/** What clocks that are `offset` minutes ahead of UTC show at an instant (ms), as ISO text. */
function shownAt(at: number, offset: number): string {
  return new Date(at + offset * 60_000).toISOString();
}

function time(instant: number | string): string {
  const at = new Date(instant).getTime();
  return hourAt(at, venueOffset(at));
}

function makeFormatters(language: Language): Formatters {
  const locale = localeOf[language];
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = lazily(
      () => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC', calendar: 'gregory' }),
    );
    return onceEach((date) =>
      firstOfMonth(format().format(Date.parse(`${date}T12:00:00Z`)), language),
    );
  };
  const ownZone = lazily(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const shortDay = dates({ weekday: 'short', day: 'numeric', month: 'short' });
  const range = lazily(
    () =>
      new Intl.DateTimeFormat(locale, {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
        calendar: 'gregory',
      }),
  );
  const numbers = lazily(() => new Intl.NumberFormat(numberLocaleOf[language]));
  const lists = lazily(() => new Intl.ListFormat(locale));
  const countries = lazily(() => new Intl.DisplayNames(locale, { type: 'region' }));
  const tongues = lazily(() => languageNames(language));
  const collator = lazily(() => new Intl.Collator(locale, { sensitivity: 'base', numeric: true }));
  return {
    time,
    ownTime: (instant) => {
      const at = new Date(instant);
      const shown = hourAt(at.getTime(), -at.getTimezoneOffset());
      // Whose tables of zones are outdated would be told two times at the venue itself.
      return shown === time(instant) || venueTimeZones.has(ownZone()) ? undefined : shown;
    },
    ownDay: (instant) => {
      const at = new Date(instant);
      const own = shownAt(at.getTime(), -at.getTimezoneOffset()).slice(0, 10);
      return own === venueClock(at.getTime()).date ? undefined : shortDay(own);
    },
    day: dates({ weekday: 'long', day: 'numeric', month: 'long' }),
    shortDay,
    shortDate: dates({ day: 'numeric', month: 'short' }),
    weekday: dates({ weekday: 'short' }),
    dayOfMonth: dates({ day: 'numeric' }),
    weekdayLetter: dates({ weekday: 'narrow' }),
    month: dates({ month: 'long', year: 'numeric' }),
    date: dates({ day: 'numeric', month: 'long', year: 'numeric' }),
    dateRange: (from, to) =>
      firstOfMonth(
        range()
          .formatRange(Date.parse(`${from}T12:00:00Z`), Date.parse(`${to}T12:00:00Z`))
          .replaceAll('\u2009', ' '),
        language,
      ),
    number: (value) => numbers().format(value),
    list: (values) => lists().format(values),
    language: (code) => tongues()(code),
    country: onceEach(
      (code) => (code === 'PS' ? palestine[language] : undefined) ?? countries().of(code) ?? code,
    ),
    compare: (a, b) => collator().compare(a, b),
  };
}

/** What is said of a date or code of the edition, of which there are few: asking `Intl` again is dear too. */
function onceEach(say: (of: string) => string): (of: string) => string {
  const said = new Map<string, string>();
  return (of) => {
    const known = said.get(of) ?? say(of);
    said.set(of, known);
    return known;
  };
}

/** `Intl` objects are made when first wanted: all of them at once would be a long task on a phone. */
function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
