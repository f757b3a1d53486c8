import { access, chmod, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { removeData } from '#local/cluster-folder.ts';
import { joinPostgres } from '#local/postgres.ts';
import { answerOf, refusalOf } from '../tools/refusal.ts';
import { until } from '../tools/until.ts';
import {
  makeWorkplace,
  moments,
  postmasterOf,
  type StartedProcess,
  startProcess,
  type Workplace,
} from './start-process.ts';
import { clientOf } from './support.ts';

// Real processes, on whatever machine this is.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

/** What the tests share, in their order: each start is a process and most of a second's work. */
let place: Workplace;
let running: StartedProcess;
beforeAll(async () => {
  place = await makeWorkplace(inject('cluster').begun);
});
afterAll(() => place.clear());

async function withSql<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const server = await joinPostgres(join(place.dataDir, 'postgres'));
  const sql = postgres(server.url(), { max: 1 });
  return work(sql).finally(async () => {
    await sql.end();
    await server.stop();
  });
}

const leaveMark = () =>
  withSql((sql) => sql`comment on table public.editions is 'kept'`.then(() => undefined));
const findMark = () =>
  withSql(
    async (sql) =>
      (await sql`select obj_description('public.editions'::regclass) as mark`)[0]?.mark,
  );

const CLI = 'supabase/local/cli.ts';
const onPlace = () => ['--data', place.dataDir, '--dist', place.dist, '--publish', 'never'];

/** What a start on the shared data is refused with. */
const refusedStart = (more: readonly string[] = [], code = 1) =>
  refusalOf(CLI, ['start', '--port', '0', '--empty', ...more, ...onPlace()], {}, code);

/** Starts on the shared data and waits until it answers. */
async function start(...args: string[]): Promise<string> {
  running = startProcess(place, ['start', '--port', '0', ...args]);
  return running.ready;
}

async function stop(signal: NodeJS.Signals): Promise<void> {
  running.child.kill(signal);
  expect(await running.ended).toBe(0);
}

test('bad options are told in words', async () => {
  for (const words of [
    ['start', '--port', 'x'],
    ['start', '4180'],
    ['admin', 'create', 'nobody'],
    ['admin', 'recover', 'nobody'],
    ['admin', 'recover'],
    // What npm has left of --data, which it kept for itself.
    ['admin', 'create', 'a@b.example', '/var/lib/forum'],
    ['headers', 'forum.example'],
    [],
  ]) {
    const said = await refusalOf(CLI, [...words, '--data', place.dataDir]);
    expect(said, words.join(' ')).not.toBe('');
    expect(said).not.toContain('    at ');
  }
  // As somebody gives them.
  const started = startProcess(place, ['start', '--no-such']);
  expect(await started.ended).toBe(1);
  expect(started.output()).not.toContain('    at ');
});

test('a taken port is told, and nothing stays behind', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await refusedStart(['--port', String(port)])).toContain(`Port ${port} is taken`);
  expect(await postmasterOf(place)).toBeUndefined();
  other.close();
});

test('it starts and answers', async () => {
  const url = await start('--empty');
  expect((await fetch(url)).status).toBe(200);
  expect((await fetch(`${url}/rest/v1/rpc/sync_pull?p_edition=1`)).status).toBe(200);
  await leaveMark();
});

test('a second start on the same data is refused and disturbs nothing', async () => {
  const url = await running.ready;
  const second = startProcess(place);
  expect(await second.ended).toBe(1);
  for (const said of [second.output(), await refusedStart(['--reset'])]) {
    expect(said).toContain('is in use by another running back end');
  }
  expect((await fetch(`${url}/rest/v1/rpc/sync_pull?p_edition=1`)).status).toBe(200);
});

test('an administrator is made beside the running forum and signs in', async () => {
  const url = await running.ready;
  const words = ['admin', 'create', 'first@example.org', ...onPlace()];
  const told = await answerOf(CLI, words, /first@example\.org {2}\S+\n/);
  const password = /first@example\.org {2}(\S+)/.exec(told)?.[1] ?? '';
  const client = clientOf(url);
  const { error } = await client.auth.signInWithPassword({ email: 'first@example.org', password });
  expect(error).toBeNull();
  expect((await client.rpc('is_admin')).data).toBe(true);
});

test('who makes an administrator where there is no forum reads that there is one now', async () => {
  const dataDir = `${place.dataDir}-first`;
  const command = startProcess({ ...place, dataDir }, ['admin', 'create', 'first@example.org']);
  expect(await command.ended, command.output()).toBe(0);
  expect(command.output()).toContain(`There was no forum in ${dataDir}: one was made.`);
  await removeData(join(dataDir, 'postgres'));
});

test('who has lost password or second factor is let in beside the running forum, and nobody else', async () => {
  const url = await running.ready;
  const wrong = await refusalOf(CLI, ['admin', 'recover', 'frist@example.org', ...onPlace()]);
  expect(wrong).toMatch(/^The back office has no account for frist@.*: first@example\.org\./);
  const elsewhere = `${place.dataDir}-misspelt`;
  const astray = ['admin', 'recover', 'first@example.org', '--data', elsewhere];
  expect(await refusalOf(CLI, astray)).toContain('There is no forum in');
  await expect(access(elsewhere)).rejects.toThrow();

  const command = startProcess(place, ['admin', 'recover', 'First@Example.org']);
  expect(await command.ended, command.output()).toBe(0);
  expect(command.output()).toMatch(/^Signed out on devices: 1;/m);
  const password = /first@example\.org {2}(\S+)/.exec(command.output())?.[1] ?? '';
  const client = clientOf(url);
  const { error } = await client.auth.signInWithPassword({ email: 'first@example.org', password });
  expect(error).toBeNull();
  expect((await client.rpc('is_admin')).data).toBe(true);
});

test('it stops cleanly at a signal, and keeps its data', async () => {
  running.child.kill('SIGTERM');
  await stop('SIGINT');
  expect(await postmasterOf(place)).toBeUndefined();
  await start('--empty');
  expect(await findMark()).toBe('kept');
});

test('after kill -9 the next start takes the abandoned server over', async () => {
  running.child.kill('SIGKILL');
  await running.ended;
  const abandoned = await postmasterOf(place);
  expect(abandoned).toBeDefined();
  await start('--empty');
  expect(await postmasterOf(place)).toBe(abandoned);
  expect(await findMark()).toBe('kept');
});

test('after both processes are killed the next start recovers', async () => {
  const postmaster = (await postmasterOf(place)) ?? 0;
  running.child.kill('SIGKILL');
  process.kill(postmaster, 'SIGKILL');
  await running.ended;
  await start('--empty');
  expect(await findMark()).toBe('kept');
});

test('a server whose Postgres dies brings it back, tells who asks meanwhile, and rings again', async () => {
  const url = await running.ready;
  const client = clientOf(url);
  const heard: number[] = [];
  const channel = client.channel('content', { config: { private: true } });
  channel.on('broadcast', { event: 'revision' }, ({ payload }) => heard.push(payload.revision));
  await new Promise<void>((resolve) => {
    channel.subscribe((status) => status === 'SUBSCRIBED' && resolve());
  });
  const dead = (await postmasterOf(place)) ?? 0;
  process.kill(dead, 'SIGKILL');
  const died = Date.now();
  const ask = async (path: string) => {
    const answer = await fetch(`${url}${path}`);
    return { status: answer.status, wait: answer.headers.get('retry-after') };
  };
  let told = await ask('/rest/v1/rpc/sync_pull?p_edition=1');
  while (told.status !== 503) told = await ask('/rest/v1/rpc/sync_pull?p_edition=1');
  // Within a second on a quiet machine.
  expect(Date.now() - died).toBeLessThan(5_000);
  expect(Number(told.wait)).toBeGreaterThan(0);
  expect((await ask('/healthz')).status).toBe(503);
  expect((await ask('/healthz/live')).status).toBe(200);
  expect((await ask('/')).status).toBe(200);
  while ((await ask('/healthz')).status !== 200) await sleep(50);
  expect(Date.now() - died).toBeLessThan(30_000);
  expect(await postmasterOf(place)).not.toBe(dead);
  expect(await findMark()).toBe('kept');
  const ring = () =>
    withSql((sql) =>
      sql`select realtime.send('{"revision": 7}', 'revision', 'content', true)`.then(
        () => undefined,
      ),
    );
  await ring();
  await until(() => heard.includes(7), 30_000);
  await client.realtime.disconnect();
});

test('a database that cannot be brought back ends the process with a code of its own', async () => {
  const control = join(place.dataDir, 'postgres', 'cluster', 'global', 'pg_control');
  await rename(control, `${control}.away`);
  process.kill((await postmasterOf(place)) ?? 0, 'SIGKILL');
  expect(await running.ended).toBe(3);
  expect(running.output()).toContain('The database could not be started again');
  await rename(`${control}.away`, control);
  expect(await findMark()).toBe('kept');
});

test('a password or secrets that are lost or damaged are told, and none is made in their place', async () => {
  const password = join(place.dataDir, 'postgres', 'postgres.password');
  const secrets = join(place.dataDir, 'secrets.json');
  const refused = async () => {
    const said = await refusedStart();
    expect(said).not.toContain('    at ');
    return said;
  };
  await rename(password, `${password}.kept`);
  expect(await refused()).toMatch(/^\S+postgres\.password is missing or another one/);
  await rename(`${password}.kept`, password);
  await rename(secrets, `${secrets}.kept`);
  await writeFile(secrets, '{"jwtSecret');
  expect(await refused()).toMatch(/^\S+secrets\.json is damaged\./);
  await rename(`${secrets}.kept`, secrets);
});

test('a migration that fails names file, line, SQLSTATE and reason, and nothing stays behind', async () => {
  await withSql((sql) =>
    sql`delete from supabase_migrations.schema_migrations where name = 'first'`.then(
      () => undefined,
    ),
  );
  expect(await refusedStart()).toMatch(
    /\d+_first\.sql, line \d+: .*already exists.*SQLSTATE 42P07/,
  );
  expect(await postmasterOf(place)).toBeUndefined();
});

test('a database that other migrations made is left as it is, and what to do is said in a sentence', async () => {
  await withSql((sql) =>
    sql`insert into supabase_migrations.schema_migrations (version)
      values ('20261121000100'), ('20261121000200')`.then(() => undefined),
  );
  const versions = () =>
    withSql((sql) => sql`select version from supabase_migrations.schema_migrations order by 1`);
  const before = await versions();
  expect(await refusedStart([], 4)).toMatch(
    /^The database was made by another version .*20261121000100 and 1 more.*--reset, .*\.$/m,
  );
  expect(await postmasterOf(place)).toBeUndefined();
  expect(await versions()).toEqual(before);
});

test('--reset begins anew; an empty forum is given the demonstration once, finished if it was cut short', async () => {
  const pictures = () =>
    withSql((sql) => sql`select name from storage.objects where bucket_id = 'media' order by name`);
  const url = await start('--reset');
  expect(await findMark()).not.toBe('kept');
  const all = await pictures();
  expect(all.length).toBeGreaterThan(0);
  const picture = `${url}/storage/v1/object/public/media/${all[0]?.name}`;
  expect((await fetch(picture)).headers.get('content-type')).toMatch(/^image\//);
  const [, email = '', password = ''] =
    /Back office \S+ {2}(\S+) {2}(\S+)/.exec(running.output()) ?? [];
  expect((await clientOf(url).auth.signInWithPassword({ email, password })).error).toBeNull();

  await withSql((sql) =>
    sql`delete from storage.objects where name = ${all[0]?.name}`.then(() => undefined),
  );
  await stop('SIGTERM');
  await writeFile(join(place.dataDir, 'demonstration.unfinished'), '');
  await start('--lan');
  expect(await pictures()).toEqual(all);
});

test('the demonstration administrator is there for this machine and the demonstration alone', async () => {
  const isOn = () =>
    withSql(
      async (sql) =>
        (
          await sql`select from administrators join auth.users on id = user_id
          where email = 'demo@forum.example'`
        ).length > 0,
    );
  const url = await running.ready;
  expect(running.output()).toMatch(/Whoever is on this network/);
  expect(running.output()).not.toContain('demo@forum.example');
  expect(await isOn()).toBe(false);
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  const reached = (address = '127.0.0.1') =>
    fetch(`http://${address}:${new URL(url).port}/healthz`).then(
      () => true,
      () => false,
    );
  expect(await reached(outside)).toBe(true);
  await stop('SIGTERM');

  const own = await start();
  expect(await isOn()).toBe(true);
  expect(running.output()).toMatch(/Back office \S+ {2}demo@forum\.example {2}\S+/);
  const port = new URL(own).port;
  if (outside) await expect(fetch(`http://${outside}:${port}/healthz`)).rejects.toThrow();
  await stop('SIGTERM');

  await withSql((sql) =>
    sql`update auth.users set encrypted_password = 'chosen'`.then(() => undefined),
  );
  expect(await startProcess(place, ['admin', 'create', 'own@example.org']).ended).toBe(0);
  await start();
  expect(running.output()).not.toContain('demo@forum.example');
  expect(
    await withSql(
      async (sql) => (await sql`select from auth.users where encrypted_password = 'chosen'`).length,
    ),
  ).toBe(1);
  await stop('SIGTERM');
});

/** In every run two of the moments; in soaks all. */
const tried =
  import.meta.env.MODE === 'soak' ? moments : moments.filter((_, at) => at === 1 || at === 3);

test('a start that is killed at any moment does not spoil the next', async () => {
  const spoilt = await makeWorkplace();
  // Closed to the account that Postgres has where this one is root's: then its data lie elsewhere.
  await chmod(dirname(spoilt.dataDir), 0o700);
  for (const moment of tried) {
    const { child, ended } = startProcess(spoilt);
    await until(() => moment(spoilt), 60_000);
    child.kill('SIGKILL');
    await ended;
  }
  const last = startProcess(spoilt);
  await last.ready;
  last.child.kill('SIGTERM');
  expect(await last.ended).toBe(0);
  await spoilt.clear();
});
