import { addressOf } from './addresses.ts';
import type { Language } from './localized.ts';

/** What can be followed in a calendar: the whole programme, a hall or a speaker. */
export type Followed =
  | { readonly name: 'programme'; readonly id?: undefined }
  | { readonly name: 'location' | 'speaker'; readonly id: string };

/** Where the calendar of something lies: the path of its page, with the language and `.ics`. */
export function feedPath({ name, id }: Followed, language: Language): string {
  return `${addressOf(name, id === undefined ? {} : { id })}.${language}.ics`;
}

/** The same address for programs that follow calendars, which open for it. */
export function webcal(address: string): string {
  return address.replace(/^https?:/, 'webcal:');
}
