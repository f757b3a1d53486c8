import type { Fields } from '#replica/protocol/operation.ts';
import { intoHall } from './planning/placing.ts';

/** A session that is given another day keeps its hours, and its night, on that day. */
export function sameHours(session: Fields, { date }: Fields): Fields {
  if (typeof date !== 'string') return {};
  const shift = Date.parse(date) - Date.parse(String(session.date));
  const moved = (instant: unknown) => new Date(Date.parse(String(instant)) + shift).toISOString();
  return { starts_at: moved(session.starts_at), ends_at: moved(session.ends_at) };
}

/** What changes of a session with its day or its hall: its hours go along, and in another hall it is not full. */
export function withPlace(session: Fields, set: Fields): Fields {
  const hall = set.location_id as string | null | undefined;
  const moves = hall !== undefined && hall !== session.location_id;
  return { ...sameHours(session, set), ...(moves && intoHall(hall)) };
}
