import { idOf } from '#seed/ids.ts';
import { terms } from '#seed/site/glossary.ts';
import type { StoredRow } from './content.ts';

/** The organisers' glossary. */
export function glossaryRows(): StoredRow<'glossary_term'>[] {
  return terms.map(({ slug, term, note = null }) => ({
    id: idOf('glossary_term', slug),
    term,
    note,
  }));
}
