import type { Event, Issue } from '#entities/index.ts';

/**
 * What is wrong with the session that another is said to be part of: it is no part itself, nor is what
 * has parts a part of anything. The database refuses the same.
 */
export function checkWhole(
  id: string,
  whole: unknown,
  events: ReadonlyMap<string, Pick<Event, 'part_of_id'>>,
): readonly Issue[] {
  if (typeof whole !== 'string') return [];
  const isPart = events.get(whole)?.part_of_id != null;
  const hasParts = [...events].some(([other, row]) => other !== id && row.part_of_id === id);
  return whole === id || isPart || hasParts ? [{ field: 'part_of_id', code: 'part_of_part' }] : [];
}
