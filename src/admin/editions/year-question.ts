import { useRef } from 'react';
import type { Issue } from '#entities/index.ts';
import type { Fields } from '#replica/protocol/operation.ts';

/** Whether the days of an edition are in another year than the one it is called by. */
export function isOtherYear({ year, starts_on, ends_on }: Fields): boolean {
  const years = [starts_on, ends_on].map((day) => Number(String(day ?? '').slice(0, 4)));
  return typeof year === 'number' && years.every(Boolean) && !years.includes(year);
}

/**
 * Asks once about days in another year than the edition's: who saves again without a change means it, as a
 * forum that was put off to the next year does. So did who saved what stands there.
 */
export function useYearQuestion(present?: Fields): (values: Fields) => readonly Issue[] {
  const asked = useRef(present && questionOf(present));
  return (values) => {
    const question = questionOf(values);
    if (!isOtherYear(values) || asked.current === question) return [];
    asked.current = question;
    return [{ field: 'year', code: 'other_year' }];
  };
}

function questionOf({ year, starts_on, ends_on }: Fields): string {
  return `${year} ${starts_on} ${ends_on}`;
}
