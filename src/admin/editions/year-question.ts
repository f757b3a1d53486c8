import { useRef } from 'react';
import type { Issue } from '#entities/index.ts';
import type { Fields } from '#replica/protocol/operation.ts';

const day = 86_400_000;

/** More days than a forum has, and fewer than a mistyped month or year makes of it. */
const mostDays = 25;

/** Whether the days of an edition are in another year than the one it is called by. */
export function isOtherYear({ year, starts_on, ends_on }: Fields): boolean {
  const years = [starts_on, ends_on].map((day) => Number(String(day ?? '').slice(0, 4)));
  return typeof year === 'number' && years.every(Boolean) && !years.includes(year);
}

/** Whether an edition is longer than any forum: one of its years is mistyped. */
export function isTooLong({ starts_on, ends_on }: Fields): boolean {
  return Date.parse(String(ends_on)) - Date.parse(String(starts_on)) > mostDays * day;
}

/**
 * Asks once about days in another year than the edition's, or too many of them: who saves again without a change
 * means it, as a forum that was put off to the next year does. So did who saved what stands there.
 */
export function useYearQuestion(present?: Fields): (values: Fields) => readonly Issue[] {
  const asked = useRef(present && questionOf(present));
  return (values) => {
    const question = questionOf(values);
    const issues: Issue[] = [
      ...(isOtherYear(values) ? [{ field: 'year', code: 'other_year' } as const] : []),
      ...(isTooLong(values) ? [{ field: 'ends_on', code: 'many_days' } as const] : []),
    ];
    if (issues.length === 0 || asked.current === question) return [];
    asked.current = question;
    return issues;
  };
}

function questionOf({ year, starts_on, ends_on }: Fields): string {
  return `${year} ${starts_on} ${ends_on}`;
}
