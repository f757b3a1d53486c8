import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '#local/command.ts';
import { Draft } from './draft.ts';
import { newEntity } from './entity.ts';
import { newField } from './field.ts';
import { typeNames } from './field-types.ts';
import { firstMigration } from './first-migration.ts';

const root = join(import.meta.dirname, '../..');

const usage = `Usage: npm run new:entity -- NAME [--table TABLE]
       npm run new:field -- KIND.FIELD TYPE [DETAIL] [--private]
       npm run first-migration

Writes what belongs to a new kind of content, or to a new field of one, and says what is left to
decide. NAME is the singular, in small letters with underscores; TABLE its plural. The last one puts
one migration of all schemas in the place of those that are there, before anything is deployed.

Types: ${typeNames.join(', ')}
  text 200 or localized 2000   the longest text, in characters
  number 0..999                its bounds, both included
  choice small,large           its codes, the first for the rows that are there
  ref location                 the kind that it names
`;

/** Writes what one command asks for; answers what is left to decide. */
function write(
  draft: Draft,
  [command, name, type, detail, ...more]: readonly string[],
  options: { readonly table?: string; readonly private: boolean },
): string[] {
  if (command === 'entity' && name && !type) return newEntity(draft, root, name, options.table);
  if (command === 'field' && name && type && more.length === 0) {
    return newField(draft, root, { path: name, type, detail, private: options.private });
  }
  if (command === 'first-migration' && !name) return firstMigration(draft, root);
  throw new UsageError(usage);
}

/** Puts imports in order and lines in shape, as `npm run check` wants them. */
function format(paths: readonly string[]): void {
  const sources = paths.filter(
    (path) => /\.(?:tsx?|json)$/.test(path) && !path.startsWith('public/'),
  );
  if (sources.length === 0) return;
  execFileSync('npx', ['biome', 'check', '--write', ...sources], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      table: { type: 'string' },
      private: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(usage);
    return;
  }
  const draft = new Draft(root);
  const left = write(draft, positionals, values);
  const paths = draft.save();
  format(paths);
  process.stdout.write(`Written:\n${paths.map((path) => `  ${path}\n`).join('')}`);
  process.stdout.write(`Left to do:\n${left.map((line) => `  ${line}\n`).join('')}`);
}

runCommand(main);
