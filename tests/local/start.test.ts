import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { joinPostgres } from '#local/postgres.ts';
import { makeWorkplace, postmasterOf, startProcess, type Workplace } from './start-process.ts';
import { clientOf } from './support.ts';

// Real processes, several per test, on whatever machine this is.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let place: Workplace;
beforeEach(async () => {
  place = await makeWorkplace();
});
afterEach(() => place.clear());

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

test('it starts, stops cleanly at a signal, and keeps its data', async () => {
  const first = startProcess(place);
  const url = await first.ready;
  expect((await fetch(url)).status).toBe(200);
  expect((await fetch(`${url}/rest/v1/rpc/sync_pull?p_edition=1`)).status).toBe(200);
  await leaveMark();
  first.child.kill('SIGTERM');
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);
  expect(await postmasterOf(place)).toBeUndefined();

  const second = startProcess(place);
  await second.ready;
  expect(await findMark()).toBe('kept');
  second.child.kill('SIGINT');
  expect(await second.ended).toBe(0);
});

test('after kill -9 the next start takes the abandoned server over', async () => {
  const first = startProcess(place);
  await first.ready;
  await leaveMark();
  first.child.kill('SIGKILL');
  await first.ended;
  expect(await postmasterOf(place)).toBeDefined();

  const second = startProcess(place);
  await second.ready;
  expect(await findMark()).toBe('kept');
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

test('after both processes are killed the next start recovers', async () => {
  const first = startProcess(place);
  await first.ready;
  await leaveMark();
  const postmaster = (await postmasterOf(place)) ?? 0;
  first.child.kill('SIGKILL');
  process.kill(postmaster, 'SIGKILL');
  await first.ended;

  const second = startProcess(place);
  await second.ready;
  expect(await findMark()).toBe('kept');
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

test('a start that is killed at any moment does not spoil the next', async () => {
  for (const delay of [300, 700, 1_100, 1_500]) {
    const { child, ended } = startProcess(place);
    await sleep(delay);
    child.kill('SIGKILL');
    await ended;
  }
  const last = startProcess(place);
  await last.ready;
  last.child.kill('SIGTERM');
  expect(await last.ended).toBe(0);
});

test('a second start on the same data is refused and disturbs nothing', async () => {
  const first = startProcess(place);
  const url = await first.ready;
  for (const args of [
    ['start', '--port', '0', '--empty'],
    ['start', '--port', '0', '--empty', '--reset'],
  ]) {
    const second = startProcess(place, args);
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('is in use by another running back end');
  }
  expect((await fetch(`${url}/rest/v1/rpc/sync_pull?p_edition=1`)).status).toBe(200);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
});

test('a taken port is told, and nothing stays behind', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const started = startProcess(place, ['start', '--port', String(port), '--empty']);
  expect(await started.ended).toBe(1);
  expect(started.output()).toContain(`Port ${port} is taken`);
  expect(await postmasterOf(place)).toBeUndefined();
  other.close();
});

test('a migration that fails names file, line, SQLSTATE and reason, and nothing stays behind', async () => {
  const first = startProcess(place);
  await first.ready;
  first.child.kill('SIGTERM');
  await first.ended;
  await withSql((sql) =>
    sql`delete from supabase_migrations.schema_migrations where name = 'doorbell'`.then(
      () => undefined,
    ),
  );
  const second = startProcess(place);
  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(
    /Migration \d+_doorbell\.sql, line \d+: .*already exists.*SQLSTATE 42710/,
  );
  expect(await postmasterOf(place)).toBeUndefined();
});

test('--reset begins anew', async () => {
  const first = startProcess(place);
  await first.ready;
  await leaveMark();
  first.child.kill('SIGTERM');
  await first.ended;
  const second = startProcess(place, ['start', '--port', '0', '--empty', '--reset']);
  await second.ready;
  expect(await findMark()).not.toBe('kept');
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

test('an empty forum is given the demonstration once, finished if it was cut short', async () => {
  const pictures = () =>
    withSql((sql) => sql`select name from storage.objects where bucket_id = 'media' order by name`);
  const first = startProcess(place, ['start', '--port', '0']);
  const url = await first.ready;
  const all = await pictures();
  expect(all.length).toBeGreaterThan(0);
  const picture = `${url}/storage/v1/object/public/media/${all[0]?.name}`;
  expect((await fetch(picture)).headers.get('content-type')).toMatch(/^image\//);
  const [, email = '', password = ''] =
    /Back office \S+ {2}(\S+) {2}(\S+)/.exec(first.output()) ?? [];
  expect((await clientOf(url).auth.signInWithPassword({ email, password })).error).toBeNull();
  first.child.kill('SIGTERM');
  await first.ended;

  await withSql((sql) =>
    sql`delete from storage.objects where name = ${all[0]?.name}`.then(() => undefined),
  );
  await writeFile(join(place.dataDir, 'demonstration.unfinished'), '');
  const second = startProcess(place, ['start', '--port', '0']);
  await second.ready;
  expect(await pictures()).toEqual(all);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

test('an administrator is made beside the running forum and signs in', async () => {
  const forum = startProcess(place);
  const url = await forum.ready;
  const command = startProcess(place, ['admin', 'create', 'first@example.org']);
  expect(await command.ended).toBe(0);
  const password = /first@example\.org {2}(\S+)/.exec(command.output())?.[1] ?? '';
  const client = clientOf(url);
  const { error } = await client.auth.signInWithPassword({ email: 'first@example.org', password });
  expect(error).toBeNull();
  expect((await client.rpc('is_admin')).data).toBe(true);
  forum.child.kill('SIGTERM');
  expect(await forum.ended).toBe(0);
});

test('bad options are told in words', async () => {
  for (const args of [
    ['start', '--port', 'x'],
    ['start', '--no-such'],
    ['admin', 'create', 'nobody'],
    [],
  ]) {
    const started = startProcess(place, args);
    expect(await started.ended).toBe(1);
    expect(started.output()).not.toContain('    at ');
  }
});
