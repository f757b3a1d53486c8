import { localeOf } from '#i18n/languages.ts';
import type { AddressName } from '#shared/addresses.ts';
import { fold, formsOf } from '#shared/fold.ts';
import { type Language, languages } from '#shared/localized.ts';
import { memoLast } from '#shared/memo-last.ts';
import { smallWords, wordsOf } from '#shared/question.ts';
import { isIn, type Needle, type Searchable } from '#shared/word-match.ts';

/** By which names a screen is found: as the site calls it, then what else people type. */
const screens = {
  home: { fr: ['Accueil'], en: ['Home'], ar: ['الرئيسية'] },
  presentation: { fr: ['Présentation'], en: ['Presentation'], ar: ['تقديم'] },
  sheikh: { fr: ['Le Cheikh'], en: ['The Sheikh'], ar: ['الشيخ'] },
  programme: { fr: ['Programme'], en: ['Programme', 'Program', 'Schedule'], ar: ['البرنامج'] },
  my_program: {
    fr: ['Mon programme', 'Mes favoris'],
    en: ['My Programme', 'My Program', 'My favourites'],
    ar: ['برنامجي', 'مفضلتي'],
  },
  speakers: { fr: ['Orateurs'], en: ['Speakers'], ar: ['المتدخلون'] },
  village: { fr: ['Village'], en: ['Village'], ar: ['القرية'] },
  map: { fr: ['Carte', 'Plan'], en: ['Map'], ar: ['الخريطة', 'خارطة'] },
  news: { fr: ['Actualités'], en: ['News'], ar: ['الأخبار'] },
  announcements: { fr: ['Annonces'], en: ['Announcements'], ar: ['الإعلانات'] },
  live: { fr: ['Direct'], en: ['Live', 'Stream'], ar: ['البث المباشر'] },
  archive: { fr: ['Archives', 'Enregistrements'], en: ['Archive', 'Recordings'], ar: ['الأرشيف'] },
  prayers: {
    fr: ['Heures de prière', 'Qibla'],
    en: ['Prayer times', 'Prayers', 'Qibla'],
    ar: ['مواقيت الصلاة', 'القبلة'],
  },
  guide: { fr: ['Guide pratique'], en: ['Practical guide'], ar: ['الدليل العملي'] },
  privacy: { fr: ['Vos données'], en: ['Your data', 'Privacy'], ar: ['بياناتك', 'الخصوصية'] },
} as const satisfies Partial<Record<AddressName, Readonly<Record<Language, readonly string[]>>>>;

/** Where search leads besides content: a screen, or the programme of a day (YYYY-MM-DD). */
export interface Door {
  readonly to: keyof typeof screens;
  readonly search?: { readonly day: string };
}

export interface Doors {
  readonly doors: readonly Door[];
  /** True where the query says the whole of what one is called, and not only how it begins. */
  readonly doorsFirst: boolean;
}

/** Most doors for a query, as of any other group. */
const most = 5;

const isSmall = (word: string) => languages.some((language) => smallWords[language].has(word));

/** The words of a text that say something, without article. */
const bare = (text: string) =>
  fold(text)
    .split(' ')
    .filter((word) => word && !isSmall(word))
    .map((word) => formsOf(word)[0]);

/** A text to look in, as `searchable` makes them; what the screens are called is no word of the content. */
const lookable = (texts: readonly string[]): Searchable =>
  ` ${texts.flatMap((text) => wordsOf(text).flatMap((word) => [word, ...formsOf(word)])).join(' ')} `;

interface Lookable {
  readonly door: Door;
  /** By language. */
  readonly texts: readonly Searchable[];
  readonly names: ReadonlySet<string>;
}

/** Once somebody searches. */
const namedScreens = memoLast((): readonly Lookable[] =>
  (Object.keys(screens) as Door['to'][]).map((to) => ({
    door: { to },
    texts: languages.map((language) => lookable(screens[to][language])),
    names: new Set(
      languages.flatMap((one) => screens[to][one].map((name) => bare(name).join(' '))),
    ),
  })),
);

/** How people write days in a language, the month also as it is called outside Morocco. */
function writingIn(language: Language): (day: string) => string[] {
  const formats = [localeOf[language], language].map(
    (locale) =>
      new Intl.DateTimeFormat(locale, {
        ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
        ...{ timeZone: 'UTC', calendar: 'gregory' },
      }),
  );
  const ordinals = language === 'en' ? ['st', 'nd', 'rd', 'th'] : ['er'];
  return (day) => [
    ...formats.map((format) => format.format(Date.parse(`${day}T12:00:00Z`))),
    ...ordinals.map((ending) => Number(day.slice(8)) + ending),
  ];
}

/** How people write a day in digits alone, folded. */
function digitsOf(day: string): string[] {
  const whole = day.replaceAll('-', ' ');
  return [whole, whole.replace(/ 0/g, ' ')].flatMap((written) => {
    const [year, month, date] = written.split(' ');
    return [written, `${date} ${month}`, `${date} ${month} ${year}`];
  });
}

const daysIn = memoLast((days: string): readonly Lookable[] => {
  const writings = languages.map(writingIn);
  return days.split(' ').map((day) => ({
    door: { to: 'programme', search: { day } },
    texts: writings.map((written) => lookable(written(day))),
    names: new Set(digitsOf(day)),
  }));
});

/** Which screens, and of these days (YYYY-MM-DD) which, a query names in any language, first those that it names wholly. */
export function doorsFor(query: string, needle: Needle, days: readonly string[]): Doors {
  const words = bare(query);
  const said = words.join(' ');
  if (words.length === 0) return { doors: [], doorsFirst: false };
  // A number alone is rather that of a stand.
  const isDate = words.length > 1 || !/^\d+$/.test(said);
  const all = [...namedScreens(), ...(isDate && days.length > 0 ? daysIn(days.join(' ')) : [])];
  const found = all.filter(
    ({ texts, names }) => names.has(said) || texts.some((text) => isIn(needle, text)),
  );
  const named = found.filter(
    ({ door, texts, names }) =>
      names.has(said) ||
      (door.search && texts.some((text) => words.every((word) => text.includes(` ${word} `)))),
  );
  const doors = [...new Set([...named, ...found])].slice(0, most).map(({ door }) => door);
  return { doors, doorsFirst: named.length > 0 };
}
