import { idOf } from '#seed/ids.ts';
import { guideContacts, guideSections } from '#seed/site/guide.ts';
import { shuttles } from '#seed/site/shuttles.ts';
import { addDays } from '#shared/time.ts';
import type { Content, StoredRow } from './content.ts';

/** The practical guide of an edition that begins on a day (YYYY-MM-DD). */
export function guideRows(
  edition_id: number,
  firstDay: string,
): Pick<Content, 'guide_section' | 'guide_contact' | 'shuttle'> {
  return {
    guide_section: guideSections.map(({ slug, location, ...section }, position) => ({
      id: idOf('guide_section', `${edition_id}/${slug}`),
      edition_id,
      ...section,
      location_id: location ? idOf('location', location) : null,
      position,
      published: true,
    })),
    guide_contact: guideContacts.map(({ slug, ...contact }, position) => ({
      id: idOf('guide_contact', `${edition_id}/${slug}`),
      edition_id,
      ...contact,
      position,
      published: true,
    })),
    shuttle: shuttles.map(
      ({ slug, days, note = {}, ...line }, position): StoredRow<'shuttle'> => ({
        id: idOf('shuttle', `${edition_id}/${slug}`),
        edition_id,
        ...line,
        days: days.map((day) => addDays(firstDay, day - 1)),
        note,
        position,
        published: true,
      }),
    ),
  };
}
