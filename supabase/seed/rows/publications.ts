import { idOf } from '#seed/ids.ts';
import { seriesPath, sitePath } from '#seed/images/paths.ts';
import { testament } from '#seed/site/testament.ts';
import type { AnnouncementSeed, NewsSeed } from '#seed/types.ts';
import type { StoredRow } from './content.ts';

const hour = 3_600_000;

/** The moment (ms since 1970) from which a publication's hours are counted, and its edition's id. */
interface Origin {
  readonly moment: number;
  readonly edition: number | null;
}

/** A published news article with its cover. */
export function newsRow(seed: NewsSeed, { moment, edition }: Origin): StoredRow<'news'> {
  const { slug, edition: _, hours, ...article } = seed;
  return {
    id: idOf('news', slug),
    edition_id: edition,
    ...article,
    image: seriesPath('news', slug),
    published: true,
    published_at: isoAfter(moment, hours),
  };
}

/** An announcement; one that is not sent yet was written three hours ago. */
export function announcementRow(
  seed: AnnouncementSeed,
  { moment, edition }: Origin & { readonly edition: number },
): StoredRow<'announcement'> {
  const { slug, edition: _, sent, expires, ...announcement } = seed;
  const written = announcement.status === 'sent' ? (sent ?? 0) : -3;
  return {
    id: idOf('announcement', slug),
    edition_id: edition,
    ...announcement,
    incomplete_ok: false,
    other_edition_ok: false,
    created_at: isoAfter(moment, written),
    sent_at: sent === undefined ? null : isoAfter(moment, sent),
    expires_at: expires === undefined ? null : isoAfter(moment, expires),
  };
}

/** The testament, last changed a month before `now`. */
export function testamentRow(now: number): StoredRow<'article'> {
  return {
    id: idOf('article', testament.slug),
    type: 'testament',
    ...testament,
    cover_image: sitePath('testament'),
    published: true,
    featured: true,
    updated_at: isoAfter(now, -30 * 24),
  };
}

function isoAfter(moment: number, hours: number): string {
  return new Date(moment + hours * hour).toISOString();
}
