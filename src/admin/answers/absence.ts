import { addDays, venueClock } from '#shared/time.ts';
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
  const within = stretchesOf(availability).some((one) => one.from <= from && to <= one.to);
  return availability.length === 0 || within ? undefined : 'other_hours';
}

interface Stretch {
  readonly from: string;
  readonly to: string;
}

/** Hours as stretches of wall time: those that go on where others end, over midnight too, are one. */
function stretchesOf(availability: SpeakerDetails['availability']): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (const { from, to } of availability
    .map(stretchOf)
    .sort((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = stretches.at(-1);
    if (!last || from > last.to) stretches.push({ from, to });
    else if (to > last.to) stretches[stretches.length - 1] = { from: last.from, to };
  }
  return stretches;
}

/** No clock shows a later minute of a day: who is there until then is there until midnight. */
function stretchOf({ date, from, to }: SpeakerDetails['availability'][number]): Stretch {
  return {
    from: `${date}T${from}`,
    to: to === '23:59' ? `${addDays(date, 1)}T00:00` : `${date}T${to}`,
  };
}

/** What the venue's clock shows, as YYYY-MM-DDTHH:MM. */
function wallTime(instant: number): string {
  const { date, time } = venueClock(instant);
  return `${date}T${time.slice(0, 5)}`;
}
