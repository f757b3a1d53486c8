import type { Release } from '#entities/index.ts';
import { venueClock } from '#shared/time.ts';

/**
 * How a schedule calls its version: the release's name and day, then the mark by which other programs see
 * that something was changed since, as it is on the day itself.
 */
export function versionText(release: Release | undefined, mark: string): string {
  if (!release) return mark;
  const { date } = venueClock(Date.parse(release.released_at));
  return `${release.name} (${date}) · ${mark}`;
}
