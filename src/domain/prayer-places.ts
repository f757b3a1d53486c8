import { facilitiesOf, type Location } from '#entities/index.ts';
import { memoLast } from '#shared/memo-last.ts';

/** The places where visitors pray, those with an address on the plan first. */
export const prayerPlacesOf = memoLast((locations: ReadonlyMap<string, Location>): Location[] => {
  const places = [...locations.values()].filter((place) => facilitiesOf(place).includes('prayer'));
  return places.sort((a, b) => Number(a.latitude === null) - Number(b.latitude === null));
});
