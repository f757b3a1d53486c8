import { execFile } from 'node:child_process';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { BackupError } from '#local/backup/repository.ts';
import { joinPostgres } from '#local/postgres.ts';
import type { Account } from '#local/postgres-binaries.ts';

/** What is stored as a picture: a GIF of one pixel. */
export const PICTURE = Buffer.from(
  'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  'base64',
);

const CLI = join(import.meta.dirname, '../../supabase/local/backup/cli.ts');

/** Works on the database of a data folder, whose server runs for as long at least. */
export async function connected<T>(dataDir: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const server = await joinPostgres(join(dataDir, 'postgres'));
  const sql = postgres(server.url(), { max: 1, onnotice: () => undefined });
  return work(sql).finally(async () => {
    await sql.end();
    await server.stop();
  });
}

/** Adds an edition, acknowledged once it resolves. */
export function insertEdition(sql: Sql, id: number) {
  return sql`
    insert into public.editions (id, year, name, starts_on, ends_on)
    values (${id}, 2026, ${sql.json({ fr: `${id}` })}, '2026-11-20', '2026-11-22')`;
}

/** Begins a sending of mail to somebody of an edition of its own, which stays as it is for an hour. */
export async function startMailing(sql: Sql, id: string): Promise<void> {
  await insertEdition(sql, 900);
  const name = sql.json({ fr: 'Amina' });
  const [speaker] = await sql`
    insert into public.speakers (name, edition_ids) values (${name}, '{900}') returning id`;
  await sql`
    insert into public.mailings (id, edition_id, subject, body, recipients)
    values (${id}, 900, ${name}, ${name}, 'all')`;
  await sql`
    insert into public.mail_deliveries (mailing, speaker_id, email, language, state, next_at)
    values (${id}, ${speaker?.id}, 'amina@forum.example', 'fr', 'waiting', now() + interval '1 hour')`;
}

/** `npm run backup` or `restore`: the code that it ends with, and all that it says. */
export function runCommand(
  words: readonly string[],
  env: NodeJS.ProcessEnv = {},
  account: Account | undefined = undefined,
): Promise<string> {
  return new Promise((resolve) => {
    const all = ['--import', 'tsx', CLI, ...words];
    const options = { env: { ...process.env, ...env }, ...account };
    execFile(process.execPath, all, options, (error, output, errors) =>
      resolve(`${error?.code ?? 0} ${output}${errors}`),
    );
  });
}

/** What an operator is told of the work: `done`, or the sentence of a BackupError. */
export function toldOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error) => (error instanceof BackupError ? error.message : String(error)),
  );
}
