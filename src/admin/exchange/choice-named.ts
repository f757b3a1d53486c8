import { fieldsOf, type Kind } from '#entities/index.ts';
import { languagesAmong } from '#entities/kit/interpretation.ts';
import { formattersOf } from '#i18n/format.ts';
import { fold } from '#shared/fold.ts';
import { type Language, languages } from '#shared/localized.ts';
import { countryCodes } from '../kinds/country-codes.ts';

/**
 * The code that a text names among the choices of a field: the code itself, or its words in any of the
 * languages; of a country too. `wordsAt` gives what stands at a key of a file of words, if anything.
 */
export function choiceNamed(
  kind: Kind,
  name: string,
  text: string,
  wordsAt: (language: Language, file: 'fields' | 'entity', key: string) => unknown,
): string | undefined {
  const field = fieldsOf(kind)[name];
  const wanted = fold(text);
  if (field?.type === 'text' && field.format === 'country') {
    const { country } = formattersOf('en');
    const names = (code: string) => languages.map((one) => formattersOf(one).country(code));
    return countryCodes(country).find((code) =>
      [code, ...names(code)].some((name) => fold(name) === wanted),
    );
  }
  if (!field || !('choices' in field)) return undefined;
  const tongues = languagesAmong(field);
  if (tongues) {
    const names = (code: string) => languages.map((one) => formattersOf(one).language(code));
    return tongues.find((code) => [code, ...names(code)].some((name) => fold(name) === wanted));
  }
  return field.choices.find((code) =>
    [
      code,
      ...languages.flatMap((language) => [
        wordsAt(language, 'fields', `choices.${kind}.${name}.${code}`),
        wordsAt(language, 'entity', `${kind}.${name}_options.${code}`),
      ]),
    ].some((known) => typeof known === 'string' && fold(known) === wanted),
  );
}
