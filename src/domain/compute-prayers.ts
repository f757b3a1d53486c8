import { CalculationParameters, Coordinates, PrayerTimes, Qibla } from 'adhan';
import { type SunHours, sunHours } from '#entities/prayer-day.ts';
import { venue } from './venue.ts';

const place = new Coordinates(venue.latitude, venue.longitude);

/**
 * The hours of a day (YYYY-MM-DD) at the venue, or at another place (degrees), as clocks show them that
 * are `offset` minutes ahead of UTC. Morocco's angles, five minutes after noon and after sunset, three before
 * sunrise: within two minutes of the Ministry's own tables, which are the result of no formula (three
 * for sunrise among mountains).
 */
export function computeHours(day: string, offset: number, at = place): SunHours {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const times = new PrayerTimes(at, new Date(year, month - 1, date), morocco());
  const shown = (instant: Date) =>
    new Date(instant.getTime() + offset * 60_000).toISOString().slice(11, 16);
  return Object.fromEntries(sunHours.map((name) => [name, shown(times[name])])) as SunHours;
}

/** Degrees from north, clockwise, at which Mecca lies from the venue. */
export const qibla: number = Qibla(place);

function morocco(): CalculationParameters {
  const parameters = new CalculationParameters('Other', 19, 17);
  parameters.methodAdjustments = {
    ...parameters.methodAdjustments,
    sunrise: -3,
    dhuhr: 5,
    maghrib: 5,
  };
  return parameters;
}
