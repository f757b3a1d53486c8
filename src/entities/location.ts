import { entity, type RowOf } from './kit/entity.ts';
import { choice, choices, flag, image, localized, number, refs } from './kit/field.ts';

/** What a place is; at a `service` (toilets, a car park) nothing of the programme takes place. */
export const locationTypes = ['room', 'tent', 'pavilion', 'other', 'service'] as const;

/** What visitors find at a place; `prayer`: it is one where they pray. */
export const facilities = [
  'step_free',
  'women',
  'ablutions',
  'prayer',
  'toilets',
  'first_aid',
  'water',
  'charging',
  'shade',
  'quiet',
  'hearing_loop',
  'parking',
] as const;

/** A place of the forum, with WGS 84 coordinates in degrees and capacity in persons. */
export const location = entity({
  kind: 'location',
  table: 'locations',
  id: 'id',
  name: 'name',
  roles: ['programme'],
  lasts: 'shared',
  fields: {
    name: localized({ required: true, max: 200, search: 3, list: true }),
    description: localized({ max: 5_000, search: 1 }),
    type: choice(locationTypes, { list: true, bulk: true }),
    latitude: number({ min: -90, max: 90, integer: false }),
    longitude: number({ min: -180, max: 180, integer: false }),
    capacity: number({ min: 0, max: 1_000_000, list: true }),
    image: image(),
    edition_ids: refs('edition', { list: true }),
    published: flag({ list: true }),
    facilities: choices(facilities),
  },
});

export type Location = RowOf<typeof location>;
export type LocationType = (typeof locationTypes)[number];
export type Facility = (typeof facilities)[number];

/** What visitors find at a place. A row from a list of a published page does not say it. */
export function facilitiesOf({
  facilities: held,
}: Pick<Location, 'facilities'>): readonly Facility[] {
  return (held as readonly Facility[] | null | undefined) ?? [];
}

/** Whether sessions may be held at a place. */
export function holdsSessions({ type }: Pick<Location, 'type'>): boolean {
  return type !== 'service';
}
