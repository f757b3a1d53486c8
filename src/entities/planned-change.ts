import { languages } from '#shared/localized.ts';
import { entity, type RowOf } from './kit/entity.ts';
import { choice, datetime, ref, text } from './kit/field.ts';

/**
 * One value of a session, or of one of its talks (`talk_id`), in the working version of the programme: a
 * `field`, of a localized one in a `language`; `row` stands for a whole talk that is added or taken away.
 * `seen` is what was published when it was planned, `wanted` what is to be: JSON, or null for nothing. With
 * `release_id` it is no longer wanted but done, by that release.
 */
export const plannedChange = entity({
  kind: 'planned_change',
  table: 'planned_changes',
  id: 'id',
  name: 'event_id',
  roles: ['programme'],
  staffOnly: true,
  lasts: false,
  fields: {
    edition_id: ref('edition', { required: true }),
    event_id: ref('event', { required: true }),
    talk_id: text({ max: 36 }),
    field: text({ required: true, max: 40 }),
    language: choice(['none', ...languages], { required: false }),
    seen: text({ max: 40_000 }),
    wanted: text({ max: 40_000 }),
    planned_at: datetime({ required: true }),
    release_id: ref('release'),
  },
});

export type PlannedChange = RowOf<typeof plannedChange>;
