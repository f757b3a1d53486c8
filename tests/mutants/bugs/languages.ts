import type { Bug } from '../bug.ts';

const localized = ['src/shared/localized.test.ts'];
const format = ['src/i18n/format.test.ts'];
const words = ['tests/unit/locales.test.ts'];

/** Three languages: texts, dates, words and their plurals. */
export const languages: readonly Bug[] = [
  {
    file: 'src/shared/localized.ts',
    find: 'for (const candidate of [language, ...languages]) {',
    put: "for (const candidate of [language, 'ar', 'en', 'fr'] as const) {",
    does: 'who reads English is given Arabic where there is French',
    tests: localized,
  },
  {
    file: 'src/shared/localized.ts',
    find: 'const text = value[candidate]?.trim();',
    put: 'const text = value[candidate];',
    does: 'a blank counts as a text, and its reader sees nothing',
    tests: localized,
  },
  {
    file: 'src/shared/localized.ts',
    find: 'return { text, language: candidate };',
    put: 'return { text, language };',
    does: 'a French text in an Arabic page is read and laid out as Arabic',
    tests: localized,
  },
  {
    file: 'src/i18n/format.ts',
    find: "minute: '2-digit', hourCycle: 'h23' } as const;",
    put: "minute: '2-digit', hourCycle: 'h24' } as const;",
    does: 'in the hour after midnight it is 24:05',
    tests: format,
  },
  {
    file: 'src/i18n/format.ts',
    find: 'return shown === venue(instant) ? undefined : shown;',
    put: 'return shown;',
    does: 'each time stands there twice for who is at the forum',
    tests: format,
  },
  {
    file: 'src/i18n/format.ts',
    find: "{ ...options, timeZone: 'UTC', calendar: 'gregory' }",
    put: "{ ...options, calendar: 'gregory' }",
    does: 'days are a day off for readers far away',
    tests: format,
  },
  {
    file: 'src/i18n/format.ts',
    find: "{ sensitivity: 'base', numeric: true }",
    put: '{}',
    does: 'hall 10 comes before hall 2',
    tests: format,
  },
  {
    file: 'src/i18n/measures.ts',
    find: 'if (hours === 0) return minute(rest);',
    put: '',
    does: 'ten minutes are “0 hr 10 min”',
    tests: ['src/i18n/measures.test.ts'],
  },
  {
    file: 'src/i18n/messages-backend.ts',
    find: 'started.delete(language);',
    put: '',
    does: 'one lost request leaves a page without words until it is reloaded',
    tests: ['src/i18n/messages-backend.test.ts'],
  },
  {
    file: 'src/i18n/messages-backend.ts',
    find: 'throw new MessagesError(address, cause, false);',
    put: 'throw new MessagesError(address, cause, true);',
    does: 'a captive portal’s page is asked for again and again as words',
    tests: ['src/i18n/messages-backend.test.ts'],
  },
  {
    file: 'src/shared/localized.ts',
    find: "return language === 'ar' ? 'rtl' : 'ltr';",
    put: "return 'ltr';",
    does: 'Arabic runs from left to right',
    tests: localized,
  },
  {
    file: 'public/locales/ar/admin-account.json',
    find: '    "lead_two": "اختر كلمة مرور من حرفين على الأقل.",\n',
    put: '',
    does: 'two of something have no words in Arabic',
    tests: words,
  },
  {
    file: 'index.html',
    find: "find((code) => ['fr', 'en', 'ar'].includes(code))",
    put: "find((code) => ['fr', 'en'].includes(code))",
    does: 'an Arabic page is painted from left to right and then turned round',
    tests: ['tests/unit/first-paint.test.ts'],
  },
  {
    file: 'sw/build/fonts.ts',
    find: 'this.emitFile({',
    put: 'void ({',
    does: 'a build goes out without the licences of its fonts',
    tests: ['sw/build/fonts.test.ts'],
  },
  {
    file: 'sw/build/fonts.ts',
    find: '[...packages].sort().map(',
    put: '[...packages].slice(1).sort().map(',
    does: 'one font goes out without its licence',
    tests: ['sw/build/fonts.test.ts'],
  },
  {
    file: 'sw/build/fonts.ts',
    find: 'Number.parseInt(last, 16) - from + 1',
    put: 'Number.parseInt(last, 16) - from',
    does: 'the last letter of each range is missing from the fonts',
    tests: ['sw/build/fonts.test.ts'],
  },
];
