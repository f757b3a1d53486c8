/** A hall that something may be moved to. */
export interface OtherHall {
  readonly id: string;
  readonly name: string;
  /** Seats, where known. */
  readonly capacity: number | null;
  /** Something else is held there at that time. */
  readonly taken: boolean;
}

/** Whether a hall holds fewer people than where they are now, as far as both are known. */
export function isSmaller({ capacity }: Pick<OtherHall, 'capacity'>, now: number | null): boolean {
  return capacity !== null && now !== null && capacity < now;
}

/** Halls as they serve: free and large enough ones first, then free ones, then those that are taken. */
export function byUse(halls: readonly OtherHall[], now: number | null): readonly OtherHall[] {
  const rank = (hall: OtherHall) => (hall.taken ? 2 : isSmaller(hall, now) ? 1 : 0);
  return [...halls].sort((a, b) => rank(a) - rank(b));
}
