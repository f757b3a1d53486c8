import { languages } from '#shared/localized.ts';
import { entity, type RowOf } from './kit/entity.ts';
import { choice, ref, text } from './kit/field.ts';

/**
 * What a translation was made from, where the text in its source language is another by now or was not
 * written first: `id` is `KIND:ROW:FIELD:LANGUAGE`. The server writes it, `sync.keep_origins()`.
 */
export const textOrigin = entity({
  kind: 'text_origin',
  table: 'text_origins',
  id: 'id',
  name: 'made_from',
  staffOnly: true,
  lasts: false,
  fields: {
    id: text({ required: true, max: 250 }),
    edition_id: ref('edition', { readonly: true }),
    source: choice(languages, { readonly: true }),
    made_from: text({ required: true, max: 100_000 }),
  },
});

export type TextOrigin = RowOf<typeof textOrigin>;
