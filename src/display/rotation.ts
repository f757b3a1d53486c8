import { isLanguage, type Language, languages } from '#shared/localized.ts';

/** How long a language stays, ms. */
export const turn = 20_000;
const allInTurn: readonly Language[] = languages;

/** The languages a screen speaks in turn: those its address names (`fr` or `fr,ar`), else all. */
export function languagesOf(asked: string | undefined): readonly Language[] {
  const named = [
    ...new Set(
      (asked ?? '')
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(isLanguage),
    ),
  ];
  return named.length > 0 ? named : allInTurn;
}

/** Whose turn it is at an instant (ms): by the clock, so that neighbouring screens speak alike. */
export function inTurn<T>(values: readonly T[], at: number, every = turn): T | undefined {
  return values[Math.floor(at / every) % values.length];
}
