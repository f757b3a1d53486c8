import { fieldsOf, type Kind } from '#entities/index.ts';
import type { Field, Interpretation } from '#entities/kit/field.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import type { Localized } from '#shared/localized.ts';
import { targetsOf } from './columns.ts';
import { interpretationText } from './interpretation-text.ts';
import { allNames, namesOf, type Rows } from './rows-by-name.ts';

/** A table on its way out. */
export interface Table {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** What a table's headings and cells are called in the reader's language. */
export interface TableTexts {
  readonly label: (field: string) => string;
  readonly choice: (field: string, code: string) => string;
  readonly yes: string;
  readonly no: string;
}

/**
 * Rows as a table that `planTable` reads back unchanged: texts with a column per language, rows of
 * other kinds by name where one name means one row, instants on a clock `offset` minutes ahead of UTC.
 */
export function tableOf(
  kind: Kind,
  rows: readonly Fields[],
  all: Rows,
  { words, offset }: { words: TableTexts; offset: number },
): Table {
  const targets = targetsOf(kind);
  const names = namesOf(all);
  const nameOf = (other: Kind, id: string): string => {
    const row = all[other].get(id) as Fields | undefined;
    if (other === 'edition' || !row) return id;
    const name = allNames(other, row).find((one) => !/[;|\n؛]/.test(one));
    return name && names.ids(other, name).length === 1 ? name : id;
  };
  const cellOf = (row: Fields, name: string, field: Field | undefined): string | number => {
    const value = row[name];
    if (value === null || value === undefined) return '';
    switch (field?.type) {
      case 'flag':
        return value ? words.yes : words.no;
      case 'choice':
        return words.choice(name, String(value));
      case 'choices':
        return (value as unknown[]).map((code) => words.choice(name, String(code))).join(' ; ');
      case 'interpretation':
        return interpretationText(value as Interpretation[]);
      case 'number':
        return Number(value);
      case 'datetime':
        return clockText(String(value), offset);
      case 'ref':
        return nameOf(field.kind as Kind, String(value));
      case 'refs':
        return (value as unknown[]).map((id) => nameOf(field.kind as Kind, String(id))).join(' ; ');
      case 'dates':
      case 'times':
        return (value as string[]).join(' ; ');
      default:
        return String(value);
    }
  };
  const declared = fieldsOf(kind);
  return {
    headers: targets.map(({ field, language }) => {
      const label = declared[field] ? words.label(field) : field;
      return language ? `${label} (${language})` : label;
    }),
    rows: rows.map((row) =>
      targets.map(({ field, language }) =>
        language
          ? ((row[field] as Localized | null)?.[language] ?? '')
          : cellOf(row, field, declared[field]),
      ),
    ),
  };
}

/** Day and time on the venue's clock; an instant with parts of a second stays as it is. */
function clockText(value: string, offset: number): string {
  const instant = Date.parse(value);
  if (instant % 1000 !== 0) return value;
  const shown = new Date(instant + offset * 60_000).toISOString();
  const time = shown.slice(11, 19);
  return `${shown.slice(0, 10)} ${time.endsWith(':00') ? time.slice(0, 5) : time}`;
}
