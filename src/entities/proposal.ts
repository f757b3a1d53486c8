import { languages } from '#shared/localized.ts';
import { entity, type RowOf } from './kit/entity.ts';
import { choice, datetime, ref, text } from './kit/field.ts';

/** What became of it: nobody has decided, an editor took it over, or it will not be. */
const proposalStates = ['waiting', 'taken', 'refused'] as const;

/**
 * What a speaker would have changed in their own texts or portrait, seen by the back office alone: a
 * `field` of the speaker, or of the intervention where one is named, in one language (`none` for a
 * portrait, of which `proposed` is the hash). `seen` is the text that the speaker had before them.
 */
export const proposal = entity({
  kind: 'proposal',
  table: 'proposals',
  id: 'id',
  name: 'proposed',
  roles: ['programme'],
  staffOnly: true,
  lasts: false,
  fields: {
    edition_id: ref('edition', { required: true }),
    speaker_id: ref('speaker', { required: true, list: true }),
    intervention_id: ref('intervention', { list: true, goesAlong: true }),
    field: choice(['title', 'biography', 'description', 'photo'], { list: true, required: false }),
    language: choice([...languages, 'none'], { list: true, required: false }),
    seen: text({ max: 10_000 }),
    proposed: text({ max: 10_000 }),
    state: choice(proposalStates, { list: true, required: false }),
    sent_at: datetime({ required: true, readonly: true, list: true }),
  },
});

export type Proposal = RowOf<typeof proposal>;
