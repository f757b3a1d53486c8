import { entity, type RowOf } from './kit/entity.ts';
import { localized, text } from './kit/field.ts';

/** How the organisers say a term in each language, for whoever translates. */
export const glossaryTerm = entity({
  kind: 'glossary_term',
  table: 'glossary_terms',
  id: 'id',
  name: 'term',
  roles: ['programme', 'press'],
  staffOnly: true,
  lasts: false,
  fields: {
    term: localized({ required: true, max: 200, list: true }),
    note: text({ max: 500, list: true }),
  },
});

export type GlossaryTerm = RowOf<typeof glossaryTerm>;
