import type { Session } from './programme.ts';

/** What happened to a session that people already knew of. */
export type ChangeKind = 'cancelled' | 'moved' | 'retimed' | 'added' | 'restored';

/** What happened to a session; one that stays in its place at another hour is not told to have moved. */
export function kindOf({ event }: Session): ChangeKind {
  if (event.cancelled) return 'cancelled';
  // Changed and yet as it was first announced: moved back, or held after all.
  if (event.change === 'none') return 'restored';
  const stays = event.change === 'moved' && event.previous_location_id === event.location_id;
  return stays ? 'retimed' : event.change;
}
