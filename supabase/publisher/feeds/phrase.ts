import type { AllMessages } from '#published/rendering.ts';
import type { Language } from '#shared/localized.ts';

/** A phrase of the app, such as `nav.news` of `common`, as it stands in the files of words. */
export function phraseIn(
  words: AllMessages,
  language: Language,
  namespace: string,
  key: string,
): string {
  let found: unknown = words[language][namespace];
  for (const part of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[part];
  if (typeof found !== 'string') throw new Error(`No words for ${namespace}:${key} in ${language}`);
  return found;
}
