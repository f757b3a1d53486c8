import type { Event } from '#entities/index.ts';

/** What there is to announce of a session. */
export type News = 'cancelled' | 'time' | 'place' | 'time_and_place' | 'reminder';

/** How a session stood before, as far as its announcement is concerned. */
export type Former = Partial<Pick<Event, 'starts_at' | 'location_id'>>;

/** What has happened to a session since it stood as before; without a before it is only recalled. */
export function newsOf(event: Event, before: Former | undefined): News {
  if (event.cancelled) return 'cancelled';
  const { time, place } = differing(event, before);
  if (time) return place ? 'time_and_place' : 'time';
  return place ? 'place' : 'reminder';
}

/**
 * How a session stood: before the organiser's last step where that moved it, else as the server remembers
 * it. Who says that a hall is full has not made an earlier delay old news.
 */
export function formerOf(event: Event, beforeStep: Event | undefined): Former | undefined {
  const { time, place } = differing(event, beforeStep);
  if (time || place) return beforeStep;
  if (event.change !== 'moved' || !event.previous_starts_at) return undefined;
  return { starts_at: event.previous_starts_at, location_id: event.previous_location_id };
}

/** In what a session stands otherwise than before; in nothing that is not known of before. */
function differing(event: Event, { starts_at, location_id }: Former = {}) {
  return {
    time: Boolean(starts_at) && Date.parse(String(starts_at)) !== Date.parse(event.starts_at),
    place: location_id !== undefined && location_id !== event.location_id,
  };
}
