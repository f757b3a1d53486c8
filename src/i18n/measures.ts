import { useMemo } from 'react';
import type { Language } from '#shared/localized.ts';
import { localeOf } from './languages.ts';
import { useLanguage } from './use-language.ts';

/** Writes spans of time and ways in the words of one language. */
export interface Measures {
  /** “45 min”, “1 h 20 min”, in Arabic in words, from whole minutes. */
  duration(minutes: number): string;
  /** The same as it stands after a preposition: Arabic has another dual there. */
  wait(minutes: number): string;
  /** “200 m”, “1.2 km”: rounded as one would say it. */
  distance(metres: number): string;
}

const cache = new Map<Language, Measures>();

/** The measures of a language, made once. */
export function measuresOf(language: Language): Measures {
  const known = cache.get(language);
  if (known) return known;
  const unit = (name: string, unitDisplay: 'short' | 'long' = 'short', digits = 0) => {
    const format = new Intl.NumberFormat(localeOf[language], {
      style: 'unit',
      unit: name,
      unitDisplay,
      maximumFractionDigits: digits,
    });
    return (value: number) => format.format(value);
  };
  const metre = unit('meter');
  const kilometre = unit('kilometer', 'short', 1);
  // English writes “2 hrs” by its tables; Arabic abbreviates to single letters that nobody reads.
  const inWords = language === 'ar';
  const hour = inWords ? unit('hour', 'long') : (value: number) => `${value}\u00a0h`;
  const minute = inWords ? unit('minute', 'long') : (value: number) => `${value}\u00a0min`;
  const and = inWords ? ' و' : ' ';
  const duration = (minutes: number) => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    if (hours === 0) return minute(rest);
    return rest === 0 ? hour(hours) : `${hour(hours)}${and}${minute(rest)}`;
  };
  const made: Measures = {
    duration,
    wait: (minutes) => duration(minutes).replace(/(?<=ساعت|دقيقت)ان/g, 'ين'),
    distance: (metres) =>
      metres < 950 ? metre(Math.max(10, Math.round(metres / 10) * 10)) : kilometre(metres / 1000),
  };
  cache.set(language, made);
  return made;
}

/** The measures of the reader's language. */
export function useMeasures(): Measures {
  const language = useLanguage();
  return useMemo(() => measuresOf(language), [language]);
}
