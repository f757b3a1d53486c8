import { entity, type RowOf } from './kit/entity.ts';
import { choice, datetime, ref, text } from './kit/field.ts';

/** What became of a question: nobody has read it, it may be asked, it was, or it will not be. */
const questionStates = ['waiting', 'accepted', 'answered', 'declined'] as const;

/**
 * A question of a visitor to the speakers of a session, seen by administrators alone. The one that the
 * hall reads while it is answered stands in the session's `question_shown`.
 */
export const question = entity({
  kind: 'question',
  table: 'questions',
  id: 'id',
  name: 'text',
  roles: ['programme'],
  staffOnly: true,
  lasts: false,
  fields: {
    edition_id: ref('edition', { required: true }),
    event_id: ref('event', { required: true, list: true }),
    text: text({ required: true, max: 500, list: true }),
    state: choice(questionStates, { list: true, required: false }),
    asked_at: datetime({ required: true, readonly: true, list: true }),
  },
});

export type Question = RowOf<typeof question>;
