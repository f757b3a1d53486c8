import { entity, type RowOf } from './kit/entity.ts';
import { choice, flag, localized, number, ref } from './kit/field.ts';

/** What a part of the guide is about; it chooses the part's icon. */
export const guideTopics = [
  'getting_there',
  'lodging',
  'meals',
  'conduct',
  'lost_found',
  'first_aid',
  'emergency',
  'money',
  'connectivity',
  'other',
] as const;

/** A part of the practical guide, in order of `position`; `location_id` is the place that it is about. */
export const guideSection = entity({
  kind: 'guide_section',
  table: 'guide_sections',
  id: 'id',
  name: 'title',
  roles: ['village'],
  lasts: 'copied',
  fields: {
    edition_id: ref('edition', { required: true }),
    topic: choice(guideTopics, { list: true }),
    title: localized({ required: true, max: 200, search: 3, list: true }),
    body: localized({ html: true, search: 1 }),
    location_id: ref('location'),
    position: number({ required: true, min: 0, max: 999, list: true }),
    published: flag({ list: true }),
  },
});

export type GuideSection = RowOf<typeof guideSection>;
export type GuideTopic = (typeof guideTopics)[number];
