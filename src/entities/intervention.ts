import { entity, type RowOf } from './kit/entity.ts';
import { localized, number, ref } from './kit/field.ts';

/** A speaker's contribution within a session; one per speaker and session, in order of `position`. */
export const intervention = entity({
  kind: 'intervention',
  table: 'interventions',
  id: 'id',
  name: 'title',
  roles: ['programme'],
  lasts: false,
  fields: {
    edition_id: ref('edition', { required: true }),
    event_id: ref('event', { required: true, list: true }),
    speaker_id: ref('speaker', { required: true, list: true }),
    title: localized({ required: true, max: 300, search: 2, list: true }),
    description: localized({ max: 5_000, search: 1 }),
    position: number({ required: true, min: 0, max: 999 }),
  },
});

export type Intervention = RowOf<typeof intervention>;
