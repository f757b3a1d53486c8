import { entity, type RowOf } from './kit/entity.ts';
import { flag, ref, text } from './kit/field.ts';

/**
 * Who sees to translations: of one row, `id` being `KIND:ROW:LANGUAGE`, or of all rows of a kind in an
 * edition, `KIND:*EDITION:LANGUAGE`. `assignee` is the id of an account.
 */
export const translationTask = entity({
  kind: 'translation_task',
  table: 'translation_tasks',
  id: 'id',
  name: 'assignee_name',
  roles: ['programme'],
  staffOnly: true,
  lasts: false,
  fields: {
    id: text({ required: true, max: 200 }),
    edition_id: ref('edition'),
    assignee: text({ required: true, max: 36 }),
    assignee_name: text({ required: true, max: 254 }),
    able: flag({ readonly: true }),
  },
});

export type TranslationTask = RowOf<typeof translationTask>;
