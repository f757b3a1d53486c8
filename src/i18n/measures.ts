import { useMemo } from 'react';
import type { Language } from '#shared/localized.ts';
import { localeOf } from './languages.ts';
import { useLanguage } from './use-language.ts';

/** Writes spans of time and ways in the words of one language. */
export interface Measures {
  /** “45 min”, “1 hr 20 min”, from whole minutes. */
  duration(minutes: number): string;
  /** “200 m”, “1.2 km”: rounded as one would say it. */
  distance(metres: number): string;
}

const cache = new Map<Language, Measures>();

/** The measures of a language, made once. */
export function measuresOf(language: Language): Measures {
  const known = cache.get(language);
  if (known) return known;
  const unit = (name: string, digits = 0) => {
    const format = new Intl.NumberFormat(localeOf[language], {
      style: 'unit',
      unit: name,
      unitDisplay: 'short',
      maximumFractionDigits: digits,
    });
    return (value: number) => format.format(value);
  };
  const [hour, minute, metre, kilometre] = [
    unit('hour'),
    unit('minute'),
    unit('meter'),
    unit('kilometer', 1),
  ];
  const made: Measures = {
    duration(minutes) {
      const hours = Math.floor(minutes / 60);
      const rest = minutes % 60;
      if (hours === 0) return minute(rest);
      return rest === 0 ? hour(hours) : `${hour(hours)} ${minute(rest)}`;
    },
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
