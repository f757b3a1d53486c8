import { fieldsOf, type Kind, kinds, publicKinds, type Row } from '#entities/index.ts';
import { isSiteAddress } from '#entities/site-content-keys.ts';
import { bareText } from '#shared/bare-text.ts';
import { type Language, type Localized, languages } from '#shared/localized.ts';
import { isRecord } from '#shared/record.ts';

/** How a text stands in a language: not there, made from a text that has changed since, or right. */
export type TextState = 'missing' | 'outdated' | 'current';

/** What a translation was made from, and in which language that is. */
export interface Origin {
  readonly source: Language;
  readonly made_from: string;
}

/** Origins by their ids; a translation without one was made from the text that stands there. */
export type Origins = ReadonlyMap<string, Origin>;

/** Kinds whose texts visitors read. */
export const translatedKinds = kinds.filter(
  (kind) => publicKinds.includes(kind) && kind !== 'streaming' && textFieldsOf(kind).length > 0,
);

/** The names of the fields of a kind that hold a text per language. */
export function textFieldsOf(kind: Kind): readonly string[] {
  return Object.entries(fieldsOf(kind))
    .filter(([, { type }]) => type === 'localized')
    .map(([name]) => name);
}

/** The id of what a translation was made from. */
export function originId(kind: Kind, row: string, field: string, language: Language): string {
  return [kind, row, field, language].join(':');
}

/** Whether two texts differ in more than white space and invisible signs. */
export function isOtherText(one: string | undefined, other: string | undefined): boolean {
  const bare = (text: string | undefined) => text && bareText(text);
  return one !== other && bare(one) !== bare(other);
}

/** The first language, in the product's order, that a text is there in. */
export function firstLanguage(value: Localized): Language | undefined {
  return languages.find((language) => value[language]);
}

/** The language that the others of a text were made from; undefined where there is no text. */
export function sourceOf(
  origins: Origins,
  kind: Kind,
  row: string,
  field: string,
  value: Localized,
): Language | undefined {
  for (const language of languages) {
    const source = origins.get(originId(kind, row, field, language))?.source;
    if (source && value[source]) return source;
  }
  return firstLanguage(value);
}

/** One text of a row that is there in some language. */
export interface RowText {
  readonly field: string;
  readonly value: Localized;
  readonly source: Language;
  readonly state: { readonly [L in Language]: TextState };
}

/** The texts of a row that are there in some language, and how each stands in every one. */
export function textsOf(kind: Kind, id: string, row: Row, origins: Origins): readonly RowText[] {
  // An address is the same in every language.
  if (kind === 'site_content' && isSiteAddress(id)) return [];
  return textFieldsOf(kind).flatMap((field): RowText[] => {
    const held = (row as unknown as Readonly<Record<string, unknown>>)[field];
    const value: Localized = isRecord(held) ? held : {};
    const source = sourceOf(origins, kind, id, field, value);
    if (!source) return [];
    const stateIn = (language: Language): TextState => {
      if (!value[language]) return 'missing';
      const origin = origins.get(originId(kind, id, field, language));
      const isOutdated = language !== source && origin?.source === source;
      return isOutdated && isOtherText(origin.made_from, value[source]) ? 'outdated' : 'current';
    };
    return [
      { field, value, source, state: { fr: stateIn('fr'), en: stateIn('en'), ar: stateIn('ar') } },
    ];
  });
}
