import type { Formatters } from '#i18n/format.ts';
import { isolated } from '#shared/isolated.ts';

/**
 * Rows by their names as one list within a sentence, of which more than four are three and how many besides, in
 * words. Each keeps its own direction: of two Latin names the second would else be read first in Arabic.
 */
export function namesOf(
  names: readonly string[],
  more: (rest: number) => string,
  { list }: Pick<Formatters, 'list'>,
): string {
  if (names.length <= 4) return list(names.map(isolated));
  return list([...names.slice(0, 3).map(isolated), more(names.length - 3)]);
}
