import type { Session } from '#domain/programme.ts';
import type { Location } from '#entities/index.ts';
import { instantsOf, type Placing } from './placing.ts';

/** A session as it would be where it is put, for what it runs into there. */
export function wouldBe(
  session: Session,
  to: Placing,
  places: ReadonlyMap<string, Location>,
): Session {
  const times = instantsOf(to);
  return {
    ...session,
    event: { ...session.event, ...times, location_id: to.hall },
    starts: Date.parse(times.starts_at),
    ends: Date.parse(times.ends_at),
    location: places.get(to.hall ?? ''),
  };
}
