import { type Facility, facilities, facilitiesOf, type Location } from '#entities/index.ts';

/** What some place has, in the order of the declaration: nothing is offered that leads nowhere. */
export function facilitiesAmong(locations: Iterable<Location>): readonly Facility[] {
  const held = new Set([...locations].flatMap(facilitiesOf));
  return facilities.filter((one) => held.has(one));
}

/** The facilities that an address names, parted by commas; what does not exist is passed over. */
export function facilitiesIn(text: string): readonly Facility[] {
  const named = new Set(text.split(','));
  return facilities.filter((one) => named.has(one));
}

/** How one comes in, and what is welcome there: nobody walks to a place for these alone. */
const besides: readonly Facility[] = ['step_free', 'women', 'quiet'];

/** What one comes for to a place that has these. */
export function purposeOf(held: readonly Facility[]): Facility | undefined {
  return held.find((one) => !besides.includes(one)) ?? held[0];
}
