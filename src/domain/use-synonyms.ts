import type { Localized } from '#shared/localized.ts';
import { useSiteContent } from './site-content.ts';

/** What the organisers wrote of words that mean the same, for `needleOf` and the index to read. */
export function useSynonyms(): Localized | undefined {
  return useSiteContent('search_synonyms')?.content;
}
