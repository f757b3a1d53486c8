import { fieldsOf, type Kind } from './index.ts';

type Values = Readonly<Record<string, unknown>>;

/** The values a form begins with when something new is made in an edition. */
export function newRow(kind: Kind, edition: number, given: Values = {}): Values {
  const empty = Object.entries(fieldsOf(kind)).flatMap(([name, field]): [string, unknown][] => {
    if (field.readonly) return [];
    switch (field.type) {
      case 'localized':
        return [[name, {}]];
      case 'flag':
        return [[name, false]];
      case 'choice':
        return [[name, field.choices[0]]];
      case 'choices':
      case 'interpretation':
        return [[name, []]];
      case 'refs':
        return [[name, field.kind === 'edition' ? [edition] : []]];
      case 'dates':
      case 'times':
        return [[name, []]];
      case 'ref':
        return [[name, field.kind === 'edition' && field.required ? edition : null]];
      default:
        return [[name, null]];
    }
  });
  return { ...Object.fromEntries(empty), ...given };
}
