import { entity, type RowOf } from './kit/entity.ts';
import { geo, localized, number, ref, text } from './kit/field.ts';

/** A part of the solidarity village; `area` is its outline on the site plan, `color` is #rrggbb. */
export const zone = entity({
  kind: 'zone',
  table: 'zones',
  id: 'id',
  name: 'name',
  roles: ['village'],
  lasts: 'copied',
  fields: {
    edition_id: ref('edition', { required: true }),
    name: localized({ required: true, max: 200, list: true }),
    description: localized({ max: 2_000 }),
    color: text({ required: true, max: 7 }),
    area: geo(),
    position: number({ required: true, min: 0, max: 999, list: true }),
  },
});

export type Zone = RowOf<typeof zone>;
