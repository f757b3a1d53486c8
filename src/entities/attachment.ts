import { entity, type RowOf } from './kit/entity.ts';
import { choice, image, localized, number, ref, url } from './kit/field.ts';

/** What belongs to a session and lies elsewhere, by its address; public with its session, in order of `position`. */
export const attachment = entity({
  kind: 'attachment',
  table: 'attachments',
  id: 'id',
  name: 'name',
  roles: ['programme'],
  lasts: false,
  fields: {
    edition_id: ref('edition', { required: true }),
    event_id: ref('event', { required: true, list: true }),
    name: localized({ required: true, max: 200, search: 1, list: true }),
    url: url({ required: true, list: true }),
    type: choice(['page', 'slides', 'paper', 'recording', 'sound', 'picture'], {
      required: true,
      list: true,
      bulk: true,
    }),
    position: number({ required: true, min: 0, max: 999 }),
    image: image(),
    megabytes: number({ min: 1, max: 2000 }),
  },
});

export type Attachment = RowOf<typeof attachment>;
export type AttachmentType = Attachment['type'];
