import type { Kind } from '#entities/index.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { fieldsOf } from '../kinds/entity-words.ts';

/** The values a form begins with when something new is made in an edition. */
export function newRow(kind: Kind, edition: number, given: Fields = {}): Fields {
  const empty = Object.entries(fieldsOf(kind)).flatMap(([name, field]): [string, unknown][] => {
    if (field.readonly) return [];
    switch (field.type) {
      case 'localized':
        return [[name, {}]];
      case 'flag':
        return [[name, false]];
      case 'choice':
        return [[name, field.choices[0]]];
      case 'refs':
        return [[name, field.kind === 'edition' ? [edition] : []]];
      case 'ref':
        return [[name, field.kind === 'edition' && field.required ? edition : null]];
      default:
        return [[name, null]];
    }
  });
  return { ...Object.fromEntries(empty), ...given };
}
