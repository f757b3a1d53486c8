import { type Language, languages } from './localized.ts';

/** Parameters of an address that change nothing of what its page shows. */
const idle = /^(?:lng|utm_\w+|fbclid|gclid|ref)$/;

/**
 * The address of the published page that shows what an address asks for: its path, with the day if
 * it names one. Undefined when it asks for more than any page shows.
 */
export function pageAddress({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): string | undefined {
  const asked = [...new URLSearchParams(search)].filter(([name]) => !idle.test(name));
  const [[name, day] = ['day', undefined], more] = asked;
  return more || name !== 'day' ? undefined : addressOfPage(pathname, day);
}

/** The address of the page of a path, and of a day where it is of one. */
export function addressOfPage(path: string, day: string | undefined): string {
  const plain = path.replace(/\/+$/, '') || '/';
  return day === undefined ? plain : `${plain}?day=${encodeURIComponent(day)}`;
}

/** The address by which others know the page of an address in a language; French has the plain one. */
export function canonicalAddress(address: string, language: Language): string {
  return language === languages[0] ? address : hostAddress(address, language);
}

/**
 * The address at which a host has the page of an address in a language, whoever asks: at the plain one
 * it may answer in the language of who does.
 */
export function hostAddress(address: string, language: Language): string {
  return `${address}${address.includes('?') ? '&' : '?'}lng=${language}`;
}
