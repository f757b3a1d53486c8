import {
  type Facility,
  facilitiesOf,
  type Location,
  type LocationType,
  locationTypes,
} from '#entities/index.ts';
import type { DrawnPlan } from './drawn-plan.ts';

/**
 * The places of a type ('' or an unknown one: all) that have all of some facilities, in the order of the
 * types, then by name.
 */
export function placesOf(
  locations: Iterable<Location>,
  type: string,
  wanted: readonly Facility[],
  nameOf: (location: Location) => string,
  compare: (a: string, b: string) => number,
): Location[] {
  const known = locationTypes.some((one) => one === type);
  return [...locations]
    .filter((location) => !known || location.type === type)
    .filter((location) => wanted.every((one) => facilitiesOf(location).includes(one)))
    .sort(
      (a, b) =>
        locationTypes.indexOf(a.type) - locationTypes.indexOf(b.type) ||
        compare(nameOf(a), nameOf(b)),
    );
}

/** The types that some place has, with how many places have it. */
export function typesOf(
  locations: Iterable<Location>,
): readonly { readonly type: LocationType; readonly count: number }[] {
  const all = [...locations];
  return locationTypes
    .map((type) => ({ type, count: all.filter((location) => location.type === type).length }))
    .filter(({ count }) => count > 0);
}

/**
 * Where the phone's map app begins to lead to a place: an address that every system opens, in its map
 * app where it has one. Undefined for a place without a position.
 */
export function directionsTo({ latitude, longitude }: Location): string | undefined {
  if (latitude === null || longitude === null) return undefined;
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}

/** Whether one may be led to a place on foot: the plan has paths, and the place a position. */
export function isWalkedTo(plan: DrawnPlan | undefined, location: Location): boolean {
  return Boolean(plan?.paths.length && directionsTo(location));
}
