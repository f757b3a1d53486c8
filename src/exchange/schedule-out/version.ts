import type { Release } from '#entities/index.ts';
import { venueClock } from '#shared/time.ts';

/** The version of the programme that is in force: the last one released, if any was. */
export function lastRelease(releases: Iterable<Release>): Release | undefined {
  return [...releases].reduce<Release | undefined>(
    (last, one) => (!last || one.number > last.number ? one : last),
    undefined,
  );
}

/**
 * How a schedule calls its version: the release's name and day, then the mark by which other programs see
 * that something was changed since, as it is on the day itself.
 */
export function versionText(release: Release | undefined, mark: string): string {
  if (!release) return mark;
  const { date } = venueClock(Date.parse(release.released_at));
  return `${release.name} (${date}) · ${mark}`;
}
