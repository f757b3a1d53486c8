import type { FormatterModule } from 'i18next';
import { isLanguage } from '#shared/localized.ts';
import { formattersOf } from './format.ts';

/**
 * Has every `{{count}}` of the words grouped as the language groups its numbers. Other numbers are left
 * as they are given: some, as a year, are none to count by. Words are started with `interpolation` for it.
 */
export const groupedCounts: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format: (value, _format, language, options) =>
    options?.interpolationkey === 'count' && typeof value === 'number' && isLanguage(language)
      ? formattersOf(language).number(value)
      : value,
};

/** How words take up what is said in them: as it is, for nothing shown is read as markup. */
export const interpolation = { escapeValue: false, alwaysFormat: true } as const;
