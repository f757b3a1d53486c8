import { isBuiltin } from 'node:module';
import { dirname, join, normalize } from 'node:path/posix';
import type { Exception } from './exceptions.ts';
import { type Import, importsOf } from './imports.ts';
import { matched, matches } from './pattern.ts';
import type { Room } from './table.ts';

/** The project as the walls see it: sources by path, the aliases, and what is allowed. */
export interface Project {
  readonly files: ReadonlyMap<string, string>;
  /** `#ui/*` to `./src/ui/*`, as package.json has them. */
  readonly aliases: Readonly<Record<string, string>>;
  readonly rooms: readonly Room[];
  readonly exceptions: readonly Exception[];
}

interface Target {
  readonly name: string;
  readonly file: boolean;
}

function targetOf(from: string, { address }: Import, aliases: Project['aliases']): Target {
  if (address === undefined) return { name: 'computed', file: false };
  const path = address.replace(/[?].*$/, '');
  if (path.startsWith('.')) return { name: join(dirname(from), path), file: true };
  if (path.startsWith('/')) return { name: normalize(path.slice(1)), file: true };
  const [alias = '', ...rest] = path.split('/');
  const folder = aliases[`${alias}/*`];
  if (folder) return { name: join(folder.replace('*', rest.join('/'))), file: true };
  if (isBuiltin(path)) return { name: 'node:*', file: false };
  return { name: alias.startsWith('@') ? `${alias}/${rest[0]}` : alias, file: false };
}

const some = (patterns: readonly string[] | undefined, path: string) =>
  patterns?.some((pattern) => matches(pattern, path)) ?? false;

/** Whether both files lie in one room; a row of files in many folders names a sort, which is no room. */
function inOwnRoom(from: string, name: string, rows: readonly Room[]): boolean {
  return rows.some(({ files }) => {
    const own = matched(files, from);
    if (own === undefined || files.includes('**')) return false;
    if (own !== from) return matches(own, name);
    return !dirname(files).includes('*') && matches(files, name);
  });
}

/** The row that refuses the import, or undefined if it is allowed. */
function refusing(from: string, { name, file }: Target, rows: readonly Room[]): Room | undefined {
  if (file) {
    const closed = rows.find((row) => some(row.never, name) && !inOwnRoom(from, name, [row]));
    if (closed) return closed;
    if (inOwnRoom(from, name, rows)) return undefined;
  }
  const allowed = rows.some(({ imports, packages }) =>
    file ? some(imports, name) : packages.includes(name) || packages.includes('*'),
  );
  return allowed ? undefined : rows[0];
}

function wayOut({ name, file }: Target, row: Room, rooms: readonly Room[]): string {
  if (file) return row.instead;
  if (name === 'computed') return 'Write the address out, so that it can be checked.';
  const owners = rooms.filter(({ packages }) => packages.includes(name));
  if (!owners.length)
    return `No room has ${name} yet: give it to one in tests/walls/table.ts, with the reason.`;
  const names = owners.map(({ files }) => files).join(', ');
  return `${name} is for ${names}: use what they export.`;
}

/** Every import that breaks a wall, each as a text of the place, the rule and the way out. */
export function check({ files, aliases, rooms, exceptions }: Project): readonly string[] {
  const faults: string[] = [];
  const used = new Set<Exception>();
  for (const [from, source] of files) {
    const rows = rooms.filter((row) => matches(row.files, from));
    if (!rows.length)
      faults.push(
        `${from} lies in no room\n  way out: give its folder a row in tests/walls/table.ts`,
      );
    for (const written of rows.length ? importsOf(from, source) : []) {
      const target = targetOf(from, written, aliases);
      const row = refusing(from, target, rows);
      if (!row) continue;
      const allowed = exceptions.find(
        (exception) => matches(exception.from, from) && exception.to === target.name,
      );
      if (allowed) used.add(allowed);
      else
        faults.push(
          `${from}:${written.line} imports ${target.name}\n` +
            `  rule: ${row.files}: ${row.why}\n  way out: ${wayOut(target, row, rooms)}`,
        );
    }
  }
  for (const { from, to } of exceptions.filter((exception) => !used.has(exception)))
    faults.push(
      `${from} imports ${to} no longer\n  way out: take the line out of tests/walls/exceptions.ts`,
    );
  return faults;
}
