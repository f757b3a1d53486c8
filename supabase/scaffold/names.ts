import { PlainError } from '#local/command.ts';

/** The names that one kind of content goes by. */
export interface EntityNames {
  /** snake_case, singular; in the protocol and in sync.kinds. */
  readonly kind: string;
  /** snake_case, plural. */
  readonly table: string;
  /** kebab-case, without its ending. */
  readonly file: string;
  /** camelCase. */
  readonly constant: string;
  /** PascalCase. */
  readonly type: string;
  /** The component that lists and edits its rows. */
  readonly screen: string;
  /** Its address in the back office, by name. */
  readonly place: string;
  /** The same by path. */
  readonly path: string;
}

const snakeCase = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/;

/** True for a name that may be a column, a table or a kind. */
export function isName(name: string): boolean {
  return snakeCase.test(name);
}

/** All names of a kind, made from its own; the table's may be given where the plural is irregular. */
export function namesOf(kind: string, table = pluralOf(kind)): EntityNames {
  for (const name of [kind, table]) {
    if (!isName(name)) {
      throw new PlainError(`"${name}" is no name: small letters, digits, single underscores.`);
    }
  }
  const type = pascalCase(kind);
  return {
    kind,
    table,
    file: kind.replaceAll('_', '-'),
    constant: `${type.charAt(0).toLowerCase()}${type.slice(1)}`,
    type,
    screen: `${pascalCase(table)}Screen`,
    place: `admin_${table}`,
    path: `/admin/${table.replaceAll('_', '-')}`,
  };
}

/** A name as words: `opening_hour` is "Opening hour". */
export function inWords(name: string): string {
  const words = name.replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function pluralOf(name: string): string {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

function pascalCase(name: string): string {
  return name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
