import type { Polygon } from '#entities/kit/field.ts';
import { type Corner, polygon, siteAround } from '../survey.ts';

/** The middle of the solidarity village: its tent. */
const village = siteAround([-2.33972, 35.01186]);

/**
 * The outline of a zone on the site plan, from its corners in metres east and north of the village's
 * middle, anticlockwise as GeoJSON wants it.
 */
export function outline(...corners: readonly Corner[]): Polygon {
  return polygon(village, corners);
}
