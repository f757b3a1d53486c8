import { isExpired, sentAt } from '#domain/announcement-order.ts';
import type { Announcement } from '#entities/index.ts';

/** Tells announcements that are sent while the page is open from those of before. */
export interface LiveWatch {
  /** Takes note of the server's time (ms) as of which the content is complete. */
  synced(asOf: number): void;
  /** The announcements sent since the page began that still hold, most important last. */
  live(announcements: Iterable<Announcement>, now: number): Announcement[];
}

/**
 * For how many milliseconds this page has been open, at least: of its two clocks one stands still while the
 * device sleeps, the other may be set back.
 */
export function ageOfPage(): number {
  return Math.max(performance.now(), Date.now() - performance.timeOrigin);
}

/** Makes a watch; `age` says for how many milliseconds the page has been open. */
export function createLiveWatch(age: () => number): LiveWatch {
  let began = Number.NEGATIVE_INFINITY;
  return {
    synced(asOf) {
      // On the server's clock, since the device's may be wrong. What an earlier visit held is as of
      // a time before the page began; only the latest of these bounds is near the truth.
      began = Math.max(began, asOf - age());
    },
    live: (announcements, now) =>
      [...announcements]
        .filter((announcement) => announcement.status === 'sent')
        .filter((announcement) => sentAt(announcement) >= began && !isExpired(announcement, now))
        .sort((a, b) => Number(a.urgent) - Number(b.urgent) || sentAt(a) - sentAt(b)),
  };
}
