import { entity, type RowOf } from './kit/entity.ts';
import { choice, flag, localized, ref, url } from './kit/field.ts';

/** What belongs to a session and lies elsewhere, by its address: a page, slides, a paper, a recording. */
export const attachment = entity({
  kind: 'attachment',
  table: 'attachments',
  id: 'id',
  name: 'name',
  fields: {
    edition_id: ref('edition', { required: true }),
    name: localized({ required: true, max: 200, search: 3, list: true }),
    published: flag({ list: true }),
    event_id: ref('event', { list: true }),
    type: choice(['page', 'slides', 'paper', 'recording', 'sound', 'picture'], { list: true }),
    url: url(),
  },
});

export type Attachment = RowOf<typeof attachment>;
