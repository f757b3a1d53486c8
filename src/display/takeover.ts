import type { Announcement } from '#entities/index.ts';

/** How long an urgent announcement without an end of its own takes a screen over, ms. */
const unlimited = 30 * 60_000;

/**
 * The urgent announcement that takes the screen over at an instant (ms), the latest first, and until
 * when. What is addressed to speakers or staff alone is not for a public screen.
 */
export function takeoverAt(
  announcements: readonly Announcement[],
  at: number,
): { announcement: Announcement; until: number } | undefined {
  return announcements
    .filter(({ urgent, status, recipients }) => {
      const open = recipients === 'all' || recipients === 'participants';
      return urgent && status === 'sent' && open;
    })
    .map((announcement) => ({ announcement, until: endOf(announcement) }))
    .filter(({ until }) => at < until)
    .sort((a, b) => sentAt(b.announcement) - sentAt(a.announcement))[0];
}

const sentAt = ({ sent_at, created_at }: Announcement) => Date.parse(sent_at ?? created_at);

function endOf(announcement: Announcement): number {
  const { expires_at } = announcement;
  return expires_at === null ? sentAt(announcement) + unlimited : Date.parse(expires_at);
}
