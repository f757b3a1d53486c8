import { entity, type RowOf } from './kit/entity.ts';
import { flag, image, localized, refs, text } from './kit/field.ts';

/** A person who speaks at one or more editions. `country` is an ISO 3166-1 alpha-2 code. */
export const speaker = entity({
  kind: 'speaker',
  table: 'speakers',
  id: 'id',
  name: 'name',
  roles: ['programme'],
  lasts: 'shared_if_asked',
  fields: {
    name: localized({ required: true, max: 200, search: 3, list: true }),
    title: localized({ max: 300, search: 2, list: true }),
    biography: localized({ max: 10_000, search: 1 }),
    country: text({ format: 'country', max: 2, list: true }),
    photo: image(),
    edition_ids: refs('edition', { list: true }),
    published: flag({ list: true }),
  },
});

export type Speaker = RowOf<typeof speaker>;
