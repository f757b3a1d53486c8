import type { Session } from '#domain/programme.ts';
import type { Location } from '#entities/index.ts';
import { groupBy } from '#shared/group-by.ts';

/** A hall and what is held in it, in order of time. */
interface HallDay {
  readonly hall: Location;
  readonly sessions: readonly Session[];
}

/** The halls of some sessions in an order of theirs; sessions without a place come separately. */
export function hallsOf(
  sessions: readonly Session[],
  compare: (a: Location, b: Location) => number,
): { readonly halls: readonly HallDay[]; readonly placeless: readonly Session[] } {
  const held = groupBy(sessions, ({ location }) => location);
  const halls = [...held].flatMap(([hall, own]) => (hall ? [{ hall, sessions: own }] : []));
  halls.sort((a, b) => compare(a.hall, b.hall));
  return { halls, placeless: held.get(undefined) ?? [] };
}
