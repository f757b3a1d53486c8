import { fold } from '#shared/fold.ts';

/** Morocco, Egypt and Syria each have names of their own for the months. */
const tongues = ['fr', 'en', 'ar-MA', 'ar-EG', 'ar-SY'];

let known: readonly (readonly [name: string, month: number])[] | undefined;

function names() {
  known ??= tongues.flatMap((tongue) => {
    const { format } = new Intl.DateTimeFormat(tongue, { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => {
      return [fold(format(Date.UTC(2026, month, 15))), month + 1] as const;
    });
  });
  return known;
}

/**
 * The month, 1 to 12, that a name or the first three letters of it or more stand for in French, English or
 * Arabic; undefined where it is none, or might be several.
 */
export function monthCalled(name: string): number | undefined {
  const said = fold(name);
  const whole = names().filter(([one]) => one === said);
  const begun = said.length < 3 ? [] : names().filter(([one]) => one.startsWith(said));
  const [month, other] = new Set((whole.length > 0 ? whole : begun).map(([, at]) => at));
  return other === undefined ? month : undefined;
}
