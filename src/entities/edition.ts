import { entity, type RowOf } from './kit/entity.ts';
import { date, flag, geo, localized, number } from './kit/field.ts';

/**
 * One year's forum. Its id is the forum's ordinal: the 19th took place in 2024. `plan` is the drawn
 * plan of its site: what lies between and around the locations.
 */
export const edition = entity({
  kind: 'edition',
  table: 'editions',
  id: 'id',
  name: 'name',
  lasts: 'copied',
  anew: ['is_current', 'theme', 'hijri_correction'],
  fields: {
    id: number({ required: true, min: 1, max: 999 }),
    year: number({ required: true, min: 1990, max: 2200, list: true }),
    name: localized({ required: true, max: 200, list: true }),
    theme: localized({ max: 300 }),
    starts_on: date({ required: true, list: true }),
    ends_on: date({ required: true }),
    is_current: flag({ list: true }),
    plan: geo({ shape: 'FeatureCollection' }),
    /** Minutes that the venue's clocks are ahead of UTC during this edition. */
    utc_offset: number({ required: true, min: -720, max: 840 }),
    /** Days by which the moon that is sighted in Morocco is ahead of Umm al-Qura's; behind: negative. */
    hijri_correction: number({ min: -2, max: 2 }),
    questions: flag(),
    feedback: flag(),
  },
  rules: ({ starts_on, ends_on }) =>
    starts_on && ends_on && ends_on < starts_on
      ? [{ field: 'ends_on', code: 'ends_before_start' }]
      : [],
});

export type Edition = RowOf<typeof edition>;
