import { guideTopics } from './guide-section.ts';
import { entity, type RowOf } from './kit/entity.ts';
import { choice, flag, localized, number, ref, text } from './kit/field.ts';

/**
 * A telephone number of the guide: it stands with the part of its topic, one for emergencies above all
 * parts.
 */
export const guideContact = entity({
  kind: 'guide_contact',
  table: 'guide_contacts',
  id: 'id',
  name: 'name',
  roles: ['village'],
  lasts: 'copied',
  fields: {
    edition_id: ref('edition', { required: true }),
    topic: choice(guideTopics, { list: true }),
    name: localized({ required: true, max: 200, search: 3, list: true }),
    /** An emergency number, or digits with their spaces, a plus before them where there is one. */
    phone: text({ required: true, max: 24, format: 'phone', list: true }),
    position: number({ required: true, min: 0, max: 999, list: true }),
    published: flag({ list: true }),
  },
});

export type GuideContact = RowOf<typeof guideContact>;
