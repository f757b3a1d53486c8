import type { Programme, Session } from './programme.ts';

/** The sessions around one, of the same programme day. */
export interface Neighbours {
  /** In the same place, the one before and the one after. */
  readonly previous: Session | undefined;
  readonly next: Session | undefined;
  /** Elsewhere, at least partly at the same time. */
  readonly meanwhile: readonly Session[];
}

/** Finds the sessions before, after and beside a session. */
export function neighboursOf({ byDay }: Programme, session: Session): Neighbours {
  const day = byDay.get(session.event.date) ?? [];
  const place = session.event.location_id;
  const here = place ? day.filter(({ event }) => event.location_id === place) : [];
  const index = here.indexOf(session);
  return {
    previous: here[index - 1],
    next: index < 0 ? undefined : here[index + 1],
    meanwhile: day.filter(
      (other) =>
        other !== session &&
        !here.includes(other) &&
        other.starts < session.ends &&
        other.ends > session.starts,
    ),
  };
}
