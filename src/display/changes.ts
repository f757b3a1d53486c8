import { occupancyAt } from '#domain/occupancy.ts';
import type { Session } from '#domain/programme.ts';
import type { ChangeNotice } from './screen.ts';

/** How long before a session begins, or was to begin, people come to its door; ms. */
const early = 90 * 60_000;

/**
 * The sessions that people may be looking for in vain at an instant (ms), because they were moved, have
 * another hour or were cancelled, or because their hall is full: at one place (the id of a location; where
 * one that is full can be followed, too), or anywhere. Soonest first.
 */
export function noticesAt(
  sessions: readonly Session[],
  at: number,
  place: string | undefined,
): ChangeNotice[] {
  return sessions.flatMap((session): ChangeNotice[] => {
    const { event, starts, ends } = session;
    const former = event.previous_starts_at ? Date.parse(event.previous_starts_at) : starts;
    const formerEnd = event.previous_ends_at ? Date.parse(event.previous_ends_at) : ends;
    // What was brought forward is looked for at its former hour though it is over by then.
    const isLate = at >= former - early && at < formerEnd;
    if (!isLate && (at >= ends || at < Math.min(starts, former) - early)) return [];
    const atDoor = place === undefined || event.location_id === place;
    if (event.cancelled) {
      const wasHere = event.change === 'moved' && event.previous_location_id === place;
      return atDoor || wasHere ? [{ kind: 'cancelled', session, from: null }] : [];
    }
    // Those who were sent to where it can be followed find there that they are right.
    const isFollowed = session.overflow?.id === place;
    if ((atDoor || isFollowed) && occupancyAt(session, at) === 'full') {
      return [{ kind: 'full', session, from: event.location_id }];
    }
    if (event.change !== 'moved') return [];
    const elsewhere = event.previous_location_id !== event.location_id;
    const from = elsewhere ? event.previous_location_id : null;
    // Those who stand in the new place know it already, unless the time has changed.
    const here = place === undefined || place === (from ?? event.location_id);
    if (!here || !(elsewhere || former !== starts)) return [];
    return [{ kind: elsewhere ? 'moved' : 'retimed', session, from }];
  });
}
