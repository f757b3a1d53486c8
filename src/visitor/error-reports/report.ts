import { buildName } from '#device/build-name.ts';
import { patternOf } from '#shared/addresses.ts';
import { isLanguage, type Language, languages } from '#shared/localized.ts';
import { randomUuid } from '#shared/random-uuid.ts';
import { placesIn, scrubbed } from './scrub.ts';

/** What is told of an error; see `errors_push`. */
export interface Report {
  readonly id: string;
  /** The name of the build. */
  readonly version: string;
  /** The sort of error, such as TypeError. */
  readonly name: string;
  readonly message: string;
  readonly places: readonly string[];
  /** The pattern of the address that was open. */
  readonly screen: string;
  readonly browser: Browser;
  readonly language: Language;
  readonly online: boolean;
}

type Browser = keyof typeof browsers | 'other';

/** What tells families of browsers apart, those first that give themselves out for others as well. */
const browsers = {
  edge: /\bEdg/,
  samsung: /SamsungBrowser/,
  opera: /\bOPR\//,
  firefox: /Firefox|FxiOS/,
  chrome: /Chrom|CriOS/,
  safari: /Safari/,
} as const;

/**
 * The report of what was thrown; undefined for what says nothing, and for what was only called off.
 * `origin` and `path` are those of the page.
 */
export function reportOf(
  thrown: unknown,
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'> = location,
): Report | undefined {
  const { name, message, stack } = thrown instanceof Error ? thrown : textOf(thrown);
  if (name === 'AbortError') return undefined;
  const said = scrubbed(message);
  if (!said) return undefined;
  const { lang } = document.documentElement;
  return {
    id: randomUuid(),
    version: buildName(),
    name: /^[A-Za-z]{1,40}$/.test(name) ? name : 'Error',
    message: said,
    places: placesIn(stack ?? '', origin),
    screen: patternOf(pathname),
    browser: browserOf(navigator.userAgent),
    language: isLanguage(lang) ? lang : languages[0],
    online: navigator.onLine,
  };
}

/** The family of a browser, by what it calls itself. */
export function browserOf(userAgent: string): Browser {
  const families = Object.keys(browsers) as (keyof typeof browsers)[];
  return families.find((family) => browsers[family].test(userAgent)) ?? 'other';
}

/** Two reports of one kind are the same news. */
export function kindOf({ name, message, places }: Report): string {
  return `${name} ${message} ${places[0] ?? ''}`;
}

function textOf(thrown: unknown): { name: string; message: string; stack?: string } {
  return { name: 'Error', message: typeof thrown === 'string' ? thrown : '' };
}
