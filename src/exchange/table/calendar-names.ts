import { fold } from '#shared/fold.ts';

/** Morocco, Egypt and Syria each have names of their own for the months. */
const tongues = ['fr', 'en', 'ar-MA', 'ar-EG', 'ar-SY'];

type Named = readonly (readonly [name: string, number: number])[];

/** Reads names that calendars give to dates, which are numbered from `first` on. */
function calledBy(format: Intl.DateTimeFormatOptions, dates: readonly number[], first: number) {
  let known: Named | undefined;
  return (name: string): number | undefined => {
    known ??= tongues.flatMap((tongue) => {
      const named = new Intl.DateTimeFormat(tongue, { ...format, timeZone: 'UTC' });
      return dates.map((date, index) => [fold(named.format(date)), first + index] as const);
    });
    const said = fold(name);
    const whole = known.filter(([one]) => one === said);
    const begun = said.length < 3 ? [] : known.filter(([one]) => one.startsWith(said));
    const [found, other] = new Set((whole.length > 0 ? whole : begun).map(([, at]) => at));
    return other === undefined ? found : undefined;
  };
}

/**
 * The month, 1 to 12, that a name or the first three letters of it or more stand for in French, English or
 * Arabic; undefined where it is none, or might be several.
 */
export const monthCalled = calledBy(
  { month: 'long' },
  Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 15)),
  1,
);

/** The day of the week, 0 for Sunday to 6, that a name stands for as `monthCalled` reads one. */
export const weekdayCalled = calledBy(
  { weekday: 'long' },
  Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 10, 1 + day)),
  0,
);
