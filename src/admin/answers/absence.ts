import { venueClock } from '#shared/time.ts';
import type { SpeakerDetails } from './answers.ts';

/** Why somebody cannot be in a session, by what they said of their coming. */
export type Absence = 'declined' | 'before_arrival' | 'after_departure' | 'other_hours';

/**
 * What keeps somebody from a session between two instants (ms since 1970), undefined if nothing does.
 * Who gave hours is there within them alone; who gave none is there from arrival to departure.
 */
export function absenceOf(
  details: Pick<SpeakerDetails, 'participation' | 'arrival' | 'departure' | 'availability'>,
  starts: number,
  ends: number,
): Absence | undefined {
  const { participation, arrival, departure, availability } = details;
  const [from, to] = [wallTime(starts), wallTime(ends)];
  if (participation === 'no') return 'declined';
  if (arrival !== null && from < arrival) return 'before_arrival';
  if (departure !== null && to > departure) return 'after_departure';
  const within = availability.some(
    (hours) => `${hours.date}T${hours.from}` <= from && to <= `${hours.date}T${hours.to}`,
  );
  return availability.length === 0 || within ? undefined : 'other_hours';
}

/** What the venue's clock shows, as YYYY-MM-DDTHH:MM. */
function wallTime(instant: number): string {
  const { date, time } = venueClock(instant);
  return `${date}T${time.slice(0, 5)}`;
}
