import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#local/test-database.ts';
import { hostedFiles, hostedJobs } from '../../supabase/deploy/sql.ts';
import { hostedServices } from './hosted-services.ts';

const settings = {
  FUNCTIONS_URL: 'https://abc.supabase.co/functions/v1',
  PUSH_SECRET: "it's a secret",
  MAIL_SECRET: 'of mail',
  PUBLISH_URL: 'https://ci.example/dispatch',
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('cluster'));
  await database.sql.unsafe(hostedServices);
  await run();
});
afterAll(() => database?.drop());

/** All but the extensions, which only the hosted service has. */
async function run(): Promise<void> {
  for (const { name, text } of await hostedFiles(settings)) {
    if (name !== '00_extensions.sql') await database.sql.unsafe(text);
  }
}

const calls = async () => {
  const rows = await database.sql<{ url: string; headers: Record<string, string> }[]>`
    delete from net.http_request_queue returning url, headers`;
  return rows.map(({ url, headers }) => [url, headers.authorization]);
};

/** Does what the clock does at the hour of a job. */
async function atTheHour(job: string): Promise<void> {
  const [{ command } = {}] =
    await database.sql`select command from cron.job where jobname = ${job}`;
  await database.sql.unsafe(command);
}

test('every job that is written does what it is for on this database', async () => {
  const jobs = await hostedJobs(settings);
  expect(jobs).toEqual(['push', 'tidy', 'viewers', 'mail', 'publish']);
  for (const job of jobs) await atTheHour(job);
});

test('run again they change nothing: one job, one secret, one trigger of each', async () => {
  await run();
  const [counts] = await database.sql`
    select (select count(*)::integer from cron.job) as jobs,
      (select count(*)::integer from vault.secrets) as secrets,
      (select count(*)::integer from pg_trigger where tgname = 'start_push_worker') as triggers`;
  expect(counts).toEqual({ jobs: 5, secrets: 5, triggers: 1 });
});

test('a message starts a worker at once, with the secret of the push function', async () => {
  const { sql } = database;
  await calls();
  await sql`
    insert into push_messages (subject, kind, title, expires_at)
    values (gen_random_uuid(), 'news', '{"fr": "Bienvenue"}', now() + interval '1 hour')`;
  expect(await calls()).toEqual([
    ['https://abc.supabase.co/functions/v1/push', "Bearer it's a secret"],
  ]);
});

test('a change has the pages published once, by whoever does that', async () => {
  const { sql } = database;
  await atTheHour('publish');
  await calls();
  await sql`select sync.number('news', gen_random_uuid()::text, array[0])`;
  await atTheHour('publish');
  await atTheHour('publish');
  expect(await calls()).toEqual([['https://ci.example/dispatch', undefined]]);
});

test('no role of the API may call them or read their secrets', async () => {
  for (const role of ['anon', 'authenticated', 'service_role'] as const) {
    for (const call of [
      "sync.setting('push_secret')",
      "sync.call_function('push', 'push_secret')",
      'sync.start_push_workers(1)',
      'sync.ask_for_publishing()',
    ]) {
      await expect(database.as({ role }, (sql) => sql.unsafe(`select ${call}`))).rejects.toThrow(
        /permission denied/,
      );
    }
  }
});

test('a setting that is missing is named, and without an address nothing asks for publishing', async () => {
  const { PUSH_SECRET: _, ...lacking } = settings;
  await expect(hostedFiles(lacking)).rejects.toThrow('02_push.sql needs PUSH_SECRET');
  const { PUBLISH_URL: __, ...quiet } = settings;
  expect(await hostedJobs(quiet)).not.toContain('publish');
});
