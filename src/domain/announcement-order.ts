import type { Announcement } from '#entities/index.ts';
import { presentTime } from '#shared/clock.ts';
import { useAtEachStep } from '#shared/use-now.ts';

/** When an announcement was sent, in milliseconds; its making counts for one without. */
export function sentAt({ sent_at, created_at }: Announcement): number {
  return Date.parse(sent_at ?? created_at);
}

/** True once an announcement is past its time. */
export function isExpired({ expires_at }: Announcement, now: number): boolean {
  return expires_at !== null && Date.parse(expires_at) <= now;
}

/**
 * When (ms) the last of these announcements that are over expired, which divides them as the present does
 * and stays the same until another one's time is over; the component renders again then.
 */
export function useLastExpiry(announcements: ReadonlyMap<string, Announcement>): number {
  return useAtEachStep(() => {
    const now = presentTime();
    const over = [...announcements.values()].filter((announcement) => isExpired(announcement, now));
    return Math.max(0, ...over.map(({ expires_at }) => Date.parse(expires_at ?? '')));
  });
}

/** The latest announcements that still hold, newest first, at most `count`. */
export function latest(
  announcements: Iterable<Announcement>,
  now: number,
  count = 10,
): Announcement[] {
  return sorted(announcements)
    .filter((announcement) => !isExpired(announcement, now))
    .slice(0, count);
}

/** Announcements newest first, those that hold apart from those that are over. */
export function divided(announcements: Iterable<Announcement>, now: number) {
  const all = sorted(announcements);
  return {
    current: all.filter((announcement) => !isExpired(announcement, now)),
    expired: all.filter((announcement) => isExpired(announcement, now)),
  };
}

function sorted(announcements: Iterable<Announcement>): Announcement[] {
  return [...announcements]
    .filter(({ status }) => status === 'sent')
    .sort((a, b) => sentAt(b) - sentAt(a));
}
