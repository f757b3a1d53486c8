import type { Fields } from '#replica/protocol/operation.ts';

/** A session that is given another day keeps its hours, and its night, on that day. */
export function sameHours(session: Fields, { date }: Fields): Fields {
  if (typeof date !== 'string') return {};
  const shift = Date.parse(date) - Date.parse(String(session.date));
  const moved = (instant: unknown) => new Date(Date.parse(String(instant)) + shift).toISOString();
  return { starts_at: moved(session.starts_at), ends_at: moved(session.ends_at) };
}
