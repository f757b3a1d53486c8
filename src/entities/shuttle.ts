import { entity, type RowOf } from './kit/entity.ts';
import { dates, flag, localized, number, ref, times } from './kit/field.ts';

/**
 * A line of the shuttles: on each of its days it leaves at each of its times, by the venue's clock. What
 * leaves after midnight belongs to the day that has begun. `ride` is in minutes.
 */
export const shuttle = entity({
  kind: 'shuttle',
  table: 'shuttles',
  id: 'id',
  name: 'name',
  roles: ['village'],
  lasts: 'copied',
  fields: {
    edition_id: ref('edition', { required: true }),
    name: localized({ required: true, max: 200, list: true }),
    from_place: localized({ required: true, max: 200 }),
    to_place: localized({ required: true, max: 200 }),
    days: dates({ required: true, list: true }),
    departures: times({ required: true }),
    ride: number({ min: 1, max: 600 }),
    note: localized({ max: 1_000 }),
    position: number({ required: true, min: 0, max: 999, list: true }),
    published: flag({ list: true }),
  },
});

export type Shuttle = RowOf<typeof shuttle>;
