import { idOf } from '#seed/ids.ts';
import { currentEvents } from '#seed/programme/index.ts';
import type { EditionSeed } from '#seed/site/editions.ts';
import { questions } from '#seed/site/questions.ts';
import type { StoredRow } from './content.ts';
import { eventRow } from './programme.ts';

/** The questions of visitors to sessions of an edition. */
export function questionRows(edition: EditionSeed): StoredRow<'question'>[] {
  return questions.map(({ slug, session, asked, text, state }) => {
    const seed = currentEvents.find((event) => event.slug === session);
    if (!seed) throw new RangeError(`${slug}: there is no session ${session}.`);
    const { id, edition_id, starts_at } = eventRow(seed, edition);
    return {
      id: idOf('question', `${edition.id}/${slug}`),
      edition_id,
      event_id: id,
      text,
      state,
      asked_at: new Date(Date.parse(starts_at) + asked * 60_000).toISOString(),
    };
  });
}
