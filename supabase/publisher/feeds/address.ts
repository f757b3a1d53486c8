import { type AddressName, addressOf } from '#shared/addresses.ts';
import { type Language, type Localized, languages, localize } from '#shared/localized.ts';

/** The address of a place in a language, for others to link to; French has the plain one. */
export function publicAddress(
  origin: string,
  language: Language,
  name: AddressName,
  parameters: Readonly<Record<string, string>> = {},
): string {
  const search: Record<string, string> = language === languages[0] ? {} : { lng: language };
  return `${origin}${addressOf(name, parameters, search)}`;
}

/** Where the picture in an image field lies, at a back end. */
export function pictureAddress(backend: string, image: string): string {
  return image.startsWith('https://')
    ? image
    : `${backend}/storage/v1/object/public/media/${image}`;
}

/** A text as readers of a language get it; empty when no language has one. */
export function wordsIn(language: Language): (value: Localized | null | undefined) => string {
  return (value) => localize(value, language)?.text ?? '';
}
