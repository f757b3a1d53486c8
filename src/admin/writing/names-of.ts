import type { Formatters } from '#i18n/format.ts';

/** Rows by their names as one list, of which more than four are three and how many besides, in words. */
export function namesOf(
  names: readonly string[],
  more: (rest: number) => string,
  { list }: Pick<Formatters, 'list'>,
): string {
  if (names.length <= 4) return list(names);
  return list([...names.slice(0, 3), more(names.length - 3)]);
}
