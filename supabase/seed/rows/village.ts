import { idOf } from '#seed/ids.ts';
import { seriesPath } from '#seed/images/paths.ts';
import type { ZoneSeed } from '#seed/types.ts';
import type { StoredRow } from './content.ts';

/** A zone of the village of an edition. */
export function zoneRow(seed: ZoneSeed, position: number, edition: number): StoredRow<'zone'> {
  const { slug, exhibitors: _, ...zone } = seed;
  return { id: idOf('zone', `${edition}/${slug}`), edition_id: edition, ...zone, position };
}

/** The exhibitors of a zone, with their drawn logos and stands. */
export function exhibitorRows(zone: ZoneSeed, edition: number): StoredRow<'exhibitor'>[] {
  return zone.exhibitors.map(({ slug, ...exhibitor }) => ({
    id: idOf('exhibitor', `${edition}/${slug}`),
    edition_id: edition,
    ...exhibitor,
    zone_id: idOf('zone', `${edition}/${zone.slug}`),
    website: `https://${slug}.example.org/`,
    contact_email: `contact@${slug}.example.org`,
    logo: seriesPath('logos', slug),
    activity_image: seriesPath('activities', slug),
    published: true,
  }));
}
