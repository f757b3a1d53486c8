import { type Synonyms, synonymsFrom } from '#shared/synonyms.ts';
import { useSiteContent } from './site-content.ts';

/** What means the same to whoever searches: what is declared, and what the organisers added. */
export function useSynonyms(): Synonyms {
  return synonymsFrom(useSiteContent('search_synonyms')?.content);
}
