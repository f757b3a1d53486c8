import { entity, type RowOf } from './kit/entity.ts';
import { datetime, localized, number, ref, text } from './kit/field.ts';

/**
 * A version of the programme that has been published: the first of an edition is number 1. What it changed
 * are the planned changes that name it; `changes` tells of them what visitors may see (`#domain/releases.ts`).
 */
export const release = entity({
  kind: 'release',
  table: 'releases',
  id: 'id',
  name: 'name',
  roles: ['programme'],
  lasts: false,
  fields: {
    edition_id: ref('edition', { required: true }),
    number: number({ required: true, min: 1, max: 999 }),
    name: text({ required: true, max: 80 }),
    released_at: datetime({ required: true }),
    note: localized({ max: 1_000 }),
    changes: text({ max: 200_000, readonly: true }),
  },
});

export type Release = RowOf<typeof release>;
