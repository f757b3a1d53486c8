import { idOf } from '#seed/ids.ts';
import { archiveEvents, currentEvents } from '#seed/programme/index.ts';
import { attachments } from '#seed/site/attachments.ts';
import type { EditionSeed } from '#seed/site/editions.ts';
import type { SeedEdition } from '#seed/types.ts';
import type { StoredRow } from './content.ts';
import { eventRow } from './programme.ts';

const events = { archive: archiveEvents, current: currentEvents } as const;

/** What belongs to the sessions of an edition and lies elsewhere. */
export function attachmentRows(name: SeedEdition, edition: EditionSeed): StoredRow<'attachment'>[] {
  return attachments[name].flatMap(({ session, documents }) => {
    const seed = events[name].find((event) => event.slug === session);
    if (!seed) throw new RangeError(`There is no session ${session}.`);
    const { id, edition_id } = eventRow(seed, edition);
    return documents.map((document, position) => ({
      id: idOf('attachment', `${edition.id}/${session}/${position}`),
      edition_id,
      event_id: id,
      image: null,
      megabytes: null,
      ...document,
      position,
    }));
  });
}
