import type { Edition, Issue } from '#entities/index.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { addDays } from '#shared/time.ts';

/** Whole weeks that are nearest to a year, in days: the new dates fall on the same weekdays. */
const year = 364;

/** What an edition after these most likely is: the next number and year, the last one's days and clock. */
export function nextEdition(editions: Iterable<Edition>, after?: Edition): Fields {
  const all = [...editions];
  const last = after ?? all.toSorted((a, b) => b.year - a.year || b.id - a.id)[0];
  if (!last) return { utc_offset: 60 };
  const steps = Math.max(1, ...all.map((one) => one.year - last.year + 1));
  return {
    id: Math.max(...all.map(({ id }) => id)) + 1,
    year: last.year + steps,
    starts_on: addDays(last.starts_on, year * steps),
    ends_on: addDays(last.ends_on, year * steps),
    utc_offset: last.utc_offset,
  };
}

/** The number of an edition is its own for good. */
export function numberIssues({ id }: Fields, known: ReadonlyMap<string, unknown>): Issue[] {
  return known.has(String(id)) ? [{ field: 'id', code: 'number_taken' }] : [];
}
