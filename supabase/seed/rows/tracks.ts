import { trackId, tracks } from '#seed/programme/tracks.ts';
import type { EditionSeed } from '#seed/site/editions.ts';
import type { StoredRow } from './content.ts';

/** The tracks of an edition, in order. */
export function trackRows(edition: EditionSeed): StoredRow<'track'>[] {
  return tracks.map(({ slug, colour, name, description, day }, position) => ({
    id: trackId(slug),
    edition_id: edition.id,
    name,
    description,
    colour,
    days: day ? edition.days.slice(day - 1, day) : [],
    position,
    published: true,
  }));
}
