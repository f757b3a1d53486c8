import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { appendFile, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject } from '../tools/copy-project.ts';
import { markdown } from '../tools/markdown.ts';

/** A kind that nobody needs, then a field of every type for it and for kinds that are there. */
const commands = [
  ['new:entity', 'opening_party'],
  ['new:field', 'opening_party.summary', 'localized', '300'],
  ['new:field', 'opening_party.size', 'choice', 'small,large'],
  ['new:field', 'opening_party.offers', 'choices', 'tea,dates'],
  ['new:field', 'opening_party.guests', 'number', '0..500'],
  ['new:field', 'opening_party.outdoors', 'flag'],
  ['new:field', 'opening_party.location_id', 'ref', 'location'],
  ['new:field', 'opening_party.logo', 'image'],
  ['new:field', 'opening_party.invitation', 'url'],
  ['new:field', 'opening_party.announced_on', 'date'],
  ['new:field', 'opening_party.closes_at', 'datetime'],
  ['new:field', 'opening_party.held_on', 'dates'],
  ['new:field', 'opening_party.tours_at', 'times'],
  ['new:field', 'opening_party.host_phone', 'text', '40', '--private'],
  ['new:field', 'exhibitor.phone', 'text', '40'],
  ['new:field', 'exhibitor.awning', 'choice', 'none,plain'],
  ['new:field', 'zone.shaded', 'flag'],
] as const;

const words = 'tests/unit/locales.test.ts';
const vitest = ['npx', 'vitest', 'run'] as const;

/** What a change must pass, as far as kinds and fields can break it. */
const gates = [
  ['npm', 'run', '--silent', 'check:types'],
  ['npx', 'biome', 'check', '--error-on-warnings'],
  ['npx', 'tsx', 'tests/walls/cli.ts'],
  ['npx', 'knip'],
  [
    ...vitest,
    'src/entities',
    'src/admin',
    'src/exchange',
    'src/domain',
    'src/features',
    'tests/unit',
  ],
  [...vitest, '--project', 'database', 'tests/db', 'tests/seed'],
] as const;

const folder = await mkdtemp(join(tmpdir(), 'forum-scaffold-'));
const copy = join(folder, 'forum');
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

await copyProject(copy);
const rows: string[][] = [];
for (const [script, ...args] of commands) {
  hold(passes(['npm', 'run', '--silent', script, '--', ...args]), `${script} ${args.join(' ')}`);
}
// A change by hand: the schema, and the migration that is drafted from it.
await appendFile(
  join(copy, 'supabase/schemas/10_village.sql'),
  "\ncomment on table public.zones is 'What stands together.';\n",
);
hold(passes(['npm', 'run', '--silent', 'new:migration', '--', 'zones_said']), 'new:migration');
hold(!passes([...vitest, words], 'ignore'), 'words that are still to be found are pointed out');
await findWords();
for (const gate of gates) hold(passes(gate), gate.join(' '));
console.log(`\n${markdown(['step', 'result'], rows)}`);
if (rows.some(([, result]) => result !== 'passes')) process.exitCode = 1;

function hold(ok: boolean, step: string): void {
  rows.push([step, ok ? 'passes' : 'FAILED']);
}

function passes(command: readonly string[], output: 'inherit' | 'ignore' = 'inherit'): boolean {
  const [program = '', ...args] = command;
  if (output === 'inherit') console.log(`\n── ${command.join(' ')}`);
  return spawnSync(program, args, { cwd: copy, stdio: ['ignore', output, output] }).status === 0;
}

/** Does what the commands leave to a person: whatever stands behind a TODO will do for words. */
async function findWords(): Promise<void> {
  const places = [
    'public/locales',
    'docs',
    'src/entities',
    'supabase/schemas',
    'supabase/migrations',
  ];
  for (const place of places) {
    const folder = join(copy, place);
    for (const file of await readdir(folder, { recursive: true })) {
      if (!/\.(?:json|md|ts|sql)$/.test(file)) continue;
      const text = await readFile(join(folder, file), 'utf8');
      if (/\bTODO\b/.test(text)) {
        await writeFile(join(folder, file), text.replace(/\bTODO\b:? ?/g, ''));
      }
    }
  }
}
