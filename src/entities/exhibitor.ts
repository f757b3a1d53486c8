import { entity, type RowOf } from './kit/entity.ts';
import { flag, image, localized, ref, text, url } from './kit/field.ts';

/** An exhibitor of the solidarity village, at a numbered stand in a zone. */
export const exhibitor = entity({
  kind: 'exhibitor',
  table: 'exhibitors',
  id: 'id',
  name: 'name',
  roles: ['village'],
  lasts: 'copied',
  fields: {
    edition_id: ref('edition', { required: true }),
    name: localized({ required: true, max: 200, search: 3, list: true }),
    description: localized({ max: 5_000, search: 1 }),
    category: localized({ max: 200, search: 2 }),
    stand: text({ max: 20, list: true }),
    zone_id: ref('zone', { list: true, bulk: true }),
    website: url(),
    contact_email: text({ format: 'email', max: 254, private: true }),
    logo: image(),
    activity_image: image(),
    published: flag({ list: true }),
  },
});

export type Exhibitor = RowOf<typeof exhibitor>;
