import { venue } from './venue.ts';

/** The light of an hour, in the order of the day; night ends about fajr and begins about isha. */
export const lights = ['night', 'dawn', 'morning', 'day', 'golden', 'dusk'] as const;

export type Light = (typeof lights)[number];

/** Heights of the sun (degrees) at which the light changes: twilight, the sun's upper edge, a low sun. */
const heights = { twilight: -18, edge: -0.833, low: 10 };

/** The light at the venue at an instant (ms since 1970). */
export function lightAt(instant: number): Light {
  const { height, rising } = sunAt(instant);
  if (height < heights.twilight) return 'night';
  if (height < heights.edge) return rising ? 'dawn' : 'dusk';
  if (height < heights.low) return rising ? 'morning' : 'golden';
  return 'day';
}

/**
 * How high the sun stands over the venue's horizon (degrees, without refraction), and whether it is
 * before its noon. After "Computing Approximate Solar Coordinates" and "Approximate Sidereal Time" of
 * the U.S. Naval Observatory, good to a minute of arc until 2200.
 */
function sunAt(instant: number): { height: number; rising: boolean } {
  const days = instant / 86_400_000 - 10_957.5;
  const anomaly = 357.529 + 0.98560028 * days;
  const mean = 280.459 + 0.98564736 * days;
  const longitude = mean + 1.915 * sin(anomaly) + 0.02 * sin(2 * anomaly);
  const obliquity = 23.439 - 0.00000036 * days;
  const ascension = Math.atan2(cos(obliquity) * sin(longitude), cos(longitude)) / degree;
  const declination = Math.asin(sin(obliquity) * sin(longitude)) / degree;
  const sidereal = 280.46061837 + 360.98564736629 * days;
  const hourAngle = sidereal + venue.longitude - ascension;
  const height =
    sin(venue.latitude) * sin(declination) +
    cos(venue.latitude) * cos(declination) * cos(hourAngle);
  return { height: Math.asin(height) / degree, rising: sin(hourAngle) < 0 };
}

const degree = Math.PI / 180;
const sin = (degrees: number) => Math.sin(degrees * degree);
const cos = (degrees: number) => Math.cos(degrees * degree);
