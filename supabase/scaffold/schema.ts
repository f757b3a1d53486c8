import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '#local/command.ts';
import type { Draft } from './draft.ts';

const folder = 'supabase/schemas';

/** The paths of all schemas, in the order in which they make a database. */
export function schemaFiles(root: string): string[] {
  const files = readdirSync(join(root, folder)).filter((file) => file.endsWith('.sql'));
  return files.sort().map((file) => `${folder}/${file}`);
}

/** The path of a schema that comes after all others. */
export function schemaPath(root: string, name: string): string {
  const numbers = readdirSync(join(root, folder)).map((file) => Number.parseInt(file, 10));
  const next = Math.max(...numbers.filter(Number.isFinite)) + 1;
  return `${folder}/${String(next).padStart(2, '0')}_${name}.sql`;
}

/** A column of a table of content, as schemas and migrations need to know it. */
export interface NewColumn {
  readonly kind: string;
  readonly table: string;
  readonly id: string;
  readonly field: string;
  /** The column's type with its constraints. */
  readonly column: string;
  /** The table that it refers to. */
  readonly target?: string;
  readonly localized: boolean;
  readonly private: boolean;
}

/** Adds a column where the schemas make its table; answers the path of the one that does. */
export function editSchema(draft: Draft, root: string, of: NewColumn): string {
  const files = schemaFiles(root);
  const path = files.find((file) => draft.read(file).includes(opening(of.table)));
  if (!path) throw new PlainError(`No schema makes a table ${of.table}.`);
  if (of.target) {
    const all = files.map((file) => draft.read(file)).join('\n');
    if (all.indexOf(opening(of.target)) > all.indexOf(opening(of.table))) {
      throw new PlainError(`${folder} makes ${of.target} after ${of.table}: change their order.`);
    }
  }
  draft.edit(path, (text) => addColumn(text, of));
  return path;
}

/** A schema with one more column in a table, its index, and its place in what is pulled and pushed. */
export function addColumn(text: string, of: NewColumn): string {
  const { kind, table, field } = of;
  const [before, made, after] = around(text, opening(table), '\n);');
  const rows = made.split('\n');
  const first = rows.findIndex((row) =>
    /^ {2}(?:constraint|primary|unique|check|foreign)\b/.test(row),
  );
  let at = first < 0 ? rows.length : first;
  while (/^ {2}--/.test(rows[at - 1] ?? '')) at -= 1;
  if (at === rows.length) rows[at - 1] += ',';
  rows.splice(at, 0, `  ${field} ${of.column}${at === rows.length ? '' : ','}`);
  const [rest, following] = [
    after.slice(0, after.indexOf('\n\n')),
    after.slice(after.indexOf('\n\n')),
  ];
  const index = of.target ? `\n${columnIndex(of)}` : '';
  const whole = `${before}${rows.join('\n')}${rest}${index}${following}`;

  const [head, registered, tail] = around(
    whole,
    `select sync.register('${kind}', '${table}',`,
    ');',
  );
  const lists = [...(of.private ? ['private'] : []), ...(of.localized ? ['localized'] : [])];
  const fields = of.private ? registered : listed(registered, /'\{/, field);
  const named = lists.reduce((call, list) => {
    const given = new RegExp(`p_${list} => '\\{`);
    return given.test(call) ? listed(call, given, field) : `${call},\n  p_${list} => '{${field}}'`;
  }, fields);
  return `${head}${named}${tail}`;
}

/** SQL of the index that a column of references has. */
export function columnIndex({ table, field }: NewColumn): string {
  return `create index ${table}_${field} on public.${table} (${field});`;
}

function opening(table: string): string {
  return `\ncreate table public.${table} (\n`;
}

/** A text up to the end of an opening, from there to what closes it, and the rest. */
function around(text: string, start: string, end: string): [string, string, string] {
  const from = text.indexOf(start) + start.length;
  const to = text.indexOf(end, from);
  if (from < start.length || to < 0) throw new Error(`there is no "${start.trim()}"`);
  return [text.slice(0, from), text.slice(from, to), text.slice(to)];
}

/** A call with one more name at the end of the list that is opened so. */
function listed(call: string, list: RegExp, name: string): string {
  const found = list.exec(call);
  if (!found) throw new Error(`there is no list of columns to add ${name} to`);
  const start = found.index + found[0].length;
  const end = call.indexOf('}', start);
  return `${call.slice(0, end)}${end === start ? '' : ','}${name}${call.slice(end)}`;
}
