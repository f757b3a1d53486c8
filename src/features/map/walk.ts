import type { Session } from '#domain/programme.ts';
import type { Location } from '#entities/index.ts';
import { distanceBetween } from '#shared/distance.ts';

/** A place where a day's walk stops. */
export interface WalkStop {
  readonly place: Location;
  /** Metres from the stop before; undefined for the first, and where a position is missing. */
  readonly metres: number | undefined;
}

/**
 * The places of sessions in the order in which they are visited, each once in a row. The sessions
 * are in order of time; what is cancelled leads nowhere.
 */
export function walkOf(sessions: readonly Session[]): readonly WalkStop[] {
  const walk: WalkStop[] = [];
  for (const { event, location } of sessions) {
    const previous = walk.at(-1)?.place;
    if (event.cancelled || !location || location.id === previous?.id) continue;
    walk.push({ place: location, metres: metresBetween(previous, location) });
  }
  return walk;
}

/** Metres from one place to another; undefined where a position is missing. */
export function metresBetween(
  a: Location | undefined,
  b: Location | undefined,
): number | undefined {
  if (!a || !b) return undefined;
  const { latitude, longitude } = a;
  if (latitude === null || longitude === null) return undefined;
  if (b.latitude === null || b.longitude === null) return undefined;
  return distanceBetween({ latitude, longitude }, { latitude: b.latitude, longitude: b.longitude });
}
