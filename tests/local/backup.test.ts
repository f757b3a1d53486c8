import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';

import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { backUp, forumMade } from '#local/backup/back-up.ts';
import { copyCluster, NotCopyableError } from '#local/backup/copy-cluster.ts';
import { inTurn } from '#local/backup/in-turn.ts';
import { BackupError, openRepository, type Repository } from '#local/backup/repository.ts';
import { pick, restore } from '#local/backup/restore.ts';
import { removeData } from '#local/cluster-folder.ts';
import { provideProgram } from '#local/debian.ts';
import { readSecrets } from '#local/secrets.ts';
import { answerOf, refusalOf } from '../tools/refusal.ts';
import {
  connected,
  insertEdition,
  PICTURE,
  runCommand,
  startMailing,
  toldOf,
} from './backup-parts.ts';
import { makeWorkplace, startProcess, type Workplace } from './start-process.ts';
import { clientOf } from './support.ts';

// A real forum that is lost, and what of it comes back.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const CLI = 'supabase/local/backup/cli.ts';

/** In soaks a second backup is made and restored too. */
const rounds = import.meta.env.MODE === 'soak' ? [0, 1] : [0];

let place: Workplace;
let folder: string;
let repository: Repository;

beforeAll(async () => {
  place = await makeWorkplace(inject('cluster').begun);
  folder = dirname(place.dataDir);
  repository = openRepository(join(folder, 'backups'), 'a key', join(folder, 'cache'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/**
 * Inserts rows one after the other until told to end, `pace.most` of them so far; `known` is each that was
 * acknowledged, in order.
 */
function write(first: number, pace: { most: number }) {
  const known: number[] = [];
  let ending = false;
  const ended = connected(place.dataDir, async (sql) => {
    for (let id = first; !ending; id += 1) {
      while (id >= first + pace.most && !ending) await sleep(5);
      if (ending) return;
      await insertEdition(sql, id);
      known.push(id);
    }
  });
  return {
    known,
    async end() {
      ending = true;
      await ended;
    },
  };
}

const idsIn = (dataDir: string) =>
  connected(dataDir, async (sql) => {
    const rows = await sql<{ id: number }[]>`select id from public.editions order by id`;
    return rows.map(({ id }) => id);
  });

test('a forum that is lost comes back as of a moment, with all that was acknowledged before it', async () => {
  const forum = startProcess(place, ['start', '--port', '0', '--empty']);
  const url = await forum.ready;
  const { serviceKey } = await readSecrets(place.dataDir);
  const stored = await clientOf(url, serviceKey)
    .storage.from('media')
    .upload('a/b.gif', PICTURE, { contentType: 'image/gif' });
  expect(stored.error).toBeNull();
  const asked = await clientOf(url).rpc('sync_pull', { p_since: 0 });
  const { epoch } = asked.data as { epoch: string };

  const mailing = randomUUID();
  await connected(place.dataDir, (sql) => startMailing(sql, mailing));
  await writeFile(join(place.dataDir, 'environment'), 'MAIL_FROM=forum@forum.example\n');
  await repository.prepare(place.dataDir);
  const pace = { most: 200 };
  const writers = [1, 300, 600].map((first) => write(first, pace));
  const acknowledged = () => writers.map(({ known }) => known.length);
  const before: number[][] = [];
  const times: Date[] = [];
  for (const round of rounds) {
    await expect
      .poll(() => Math.min(...acknowledged()), { timeout: 30_000 })
      .toBeGreaterThan(round * 20 + 4);
    before.push(acknowledged());
    times.push(await backUp(place.dataDir, repository));
  }
  // However quick this machine is, some is written that no backup has.
  pace.most = 250;
  const soFar = Math.max(...acknowledged());
  await expect
    .poll(() => Math.min(...acknowledged()), { timeout: 30_000 })
    .toBeGreaterThan(Math.min(soFar, 240));
  await Promise.all(writers.map((writer) => writer.end()));
  const after = acknowledged();
  forum.child.kill('SIGKILL');
  await forum.ended;
  await connected(place.dataDir, async () => undefined);
  await removeData(join(place.dataDir, 'postgres'));
  await removeData(place.dataDir);

  const counts: number[][] = [];
  for (const round of rounds) {
    const at = times[round];
    const into = join(folder, `again-${round}`);
    const told = await restore(repository, at, into);
    const second = Math.floor((at?.getTime() ?? 0) / 1000) * 1000;
    expect(told).toMatchObject({
      pictures: 1,
      missing: 0,
      sessions: 0,
      paused: 1,
      at: new Date(second),
    });
    const held = await idsIn(into);
    expect(told.editions).toBe(held.length);
    counts.push(
      writers.map(({ known }, index) => {
        const own = held.filter((id) => Math.floor(id / 300) === index);
        // Nothing that was never sent, nothing twice, no gap.
        expect(own).toEqual(known.slice(0, own.length));
        expect(own.length).toBeGreaterThanOrEqual(before[round]?.[index] ?? Number.NaN);
        return own.length;
      }),
    );
  }
  const sum = (numbers: number[] = []) => numbers.reduce((one, other) => one + other, 0);
  expect(sum(counts[0])).toBeLessThan(sum(after));
  expect(await readdir(folder)).not.toContainEqual(expect.stringContaining('unfinished'));

  const again = { ...place, dataDir: join(folder, 'again-0') };
  expect(await readFile(join(again.dataDir, 'environment'), 'utf8')).toContain('MAIL_FROM=');
  const reborn = startProcess(again, ['start', '--port', '0', '--empty']);
  const where = await reborn.ready;
  // The keys that the app and its administrators hold are those of before.
  const rows = await clientOf(where, serviceKey).from('editions').select('id');
  // And the one whose speakers are written to.
  expect(rows.data).toHaveLength(sum(counts[0]) + 1);
  const picture = await fetch(`${where}/storage/v1/object/public/media/a/b.gif`);
  expect(Buffer.from(await picture.arrayBuffer())).toEqual(PICTURE);
  const pulled = await clientOf(where).rpc('sync_pull', { p_since: 1, p_epoch: epoch });
  expect(pulled.data).toMatchObject({ reset: true });
  const [sending] = await connected(
    again.dataDir,
    (sql) => sql`select state from public.mailings where id = ${mailing}`,
  );
  expect(sending?.state).toBe('paused');
  // Whoever looks at it sends nothing: the forum that it was may still run. Push listens before mail, on the
  // same connection, of which the last word is known.
  const listening = () =>
    connected(again.dataDir, async (sql) => {
      const said = await sql<{ query: string }[]>`
        select distinct query from pg_stat_activity where query ilike 'listen%'`;
      return said.map(({ query }) => query.replace(/^listen |"/gi, '')).sort();
    });
  expect(await listening()).toEqual(['realtime_messages']);
  reborn.child.kill('SIGTERM');
  expect(await reborn.ended).toBe(0);
  const site = ['--site', 'https://forum.example'];
  const serving = startProcess(again, ['start', '--port', '0', '--empty', ...site]);
  await serving.ready;
  expect(await listening()).toEqual(['mail', 'realtime_messages']);
  serving.child.kill('SIGTERM');
  expect(await serving.ended).toBe(0);
  for (const round of rounds) await removeData(join(folder, `again-${round}`, 'postgres'));
});

test('what cannot be restored is told, and nothing is left behind', async () => {
  const into = join(folder, 'none');
  const [oldest] = await repository.list();
  expect(await toldOf(restore(repository, new Date(0), into))).toBe(
    `The oldest backup is of ${oldest?.at.toISOString()}.`,
  );
  const other = openRepository(join(folder, 'backups'), 'another', join(folder, 'cache'));
  expect(await toldOf(restore(other, undefined, into))).toMatch(/^The key is not the one/);
  const unreachable = join(folder, 'unreachable');
  const nowhere = openRepository(unreachable, 'a key', join(folder, 'cache'));
  expect(await toldOf(restore(nowhere, undefined, into))).toBe(
    `There are no backups at ${unreachable}.`,
  );
  expect(await toldOf(backUp(join(folder, 'nothing'), repository))).toBe(
    `There is no forum in ${join(folder, 'nothing')}.`,
  );
  const turns = await inTurn(folder, () => toldOf(inTurn(folder, async () => 'made')));
  expect(turns).toMatch(/^Another backup/);
  // Of one that was killed nothing is left but its mark, and its number may be somebody else's by now.
  for (const left of ['999999999 a 1', `${process.pid} a 1`, '1 a 1', '']) {
    await writeFile(join(folder, 'backup.turn'), left);
    expect(await inTurn(folder, async () => `made after ${left}`)).toBe(`made after ${left}`);
  }
  const two = [1, 3].map((at) => ({ id: `of ${at}`, at: new Date(at) }));
  expect(pick(two, new Date(2)).id).toBe('of 1');
  expect(pick(two, undefined).id).toBe('of 3');
  expect(() => pick([], undefined)).toThrow('There is no backup yet.');
  expect(await readdir(folder)).not.toContain('none');
  const full = join(folder, 'full');
  await writeFile(full, 'kept');
  expect(await toldOf(restore(repository, undefined, folder))).toMatch(/is not an empty folder/);
  expect(await readFile(full, 'utf8')).toBe('kept');
});

test('a backup that is started beside a first forum waits for it, and says so once', async () => {
  const dataDir = await mkdtemp(join(folder, 'first-'));
  const said: string[] = [];
  const made = forumMade(dataDir, (text) => said.push(text));
  await expect.poll(() => said.length).toBe(1);
  await mkdir(join(dataDir, 'postgres', 'cluster'), { recursive: true });
  await writeFile(join(dataDir, 'postgres', 'cluster', 'PG_VERSION'), '17');
  await made;
  expect(said).toEqual([`There is no forum in ${dataDir}. It is backed up once there is one.\n`]);
});

test('a disk of backups that is not there is missed: nothing begins anew in its mount point', async () => {
  const dataDir = await mkdtemp(join(folder, 'data-'));
  const mounted = join(folder, 'disk');
  const disk = () => openRepository(mounted, 'a key', join(folder, 'cache'));
  await disk().prepare(dataDir);
  await disk().prepare(dataDir);
  await rename(mounted, join(folder, 'unplugged'));
  await mkdir(mounted);
  expect(await toldOf(disk().prepare(dataDir))).toBe(
    `There are no backups at ${mounted}. There have been: is its disk there? If they are gone for good, delete ${join(dataDir, 'backup.places')}.`,
  );
  expect(await readdir(mounted)).toEqual([]);
  await rm(mounted, { recursive: true });
  await rename(join(folder, 'unplugged'), mounted);
  expect(await toldOf(disk().prepare(dataDir))).toBe('done');
});

test('a backup that was killed is in nobody’s way, one that is being made is', async () => {
  const words = ['-r', join(folder, 'backups'), '--quiet', 'backup', '--stdin'];
  const env = { ...process.env, RESTIC_PASSWORD: 'a key' };
  const other = spawn(provideProgram('restic'), words, {
    env,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = new Promise((resolve) => other.once('close', resolve));
  const locks = () => readdir(join(folder, 'backups', 'locks'));
  await expect.poll(locks, { timeout: 30_000 }).toHaveLength(1);
  await expect(repository.forget(true)).rejects.toThrow(/are being worked on/);
  other.kill('SIGKILL');
  await ended;
  expect(await locks()).toHaveLength(1);
  await repository.forget(true);
  expect(await locks()).toEqual([]);
});

test('the command lists, refuses in words, and keeps each backup that a rule keeps', async () => {
  const key = join(folder, 'key');
  await writeFile(key, 'a key\n');
  const from = ['restore', '--from', join(folder, 'backups'), '--data', folder];
  const listed = await answerOf(CLI, [...from, '--list', '--key', key], /Backups: \d\n$/);
  expect(listed).toMatch(/^(20\S+Z {2}[0-9a-f]{8}\n)+Backups: \d\n$/);
  expect(listed).toContain(`Backups: ${rounds.length}\n`);
  expect(await refusalOf(CLI, [...from, '--list', '--key', join(folder, 'lost')])).toMatch(
    /^There is no key at .*lost/,
  );
  const into = ['--into', join(folder, 'none'), '--key', key];
  const when = [...from, ...into, '--at', '2026-11-20 10:05'];
  expect(await refusalOf(CLI, when)).toMatch(/is not a time with its zone/);
  const again = join(folder, 'by command');
  const told = await runCommand([...from, '--into', again, '--key', key]);
  expect(told).toMatch(/^0 Restored as of/);
  expect(told).toContain(`npm start -- --empty --data '${again}'\n`);
  // What it becomes goes on with the same backups, which another key could not read.
  const words = ['backup', '--data', again, '--to', join(folder, 'backups')];
  expect(await runCommand(words)).toMatch(/^0 Backed up as of/);
  await removeData(join(again, 'postgres'));
});

test('a backup that was damaged where it lies is found', async () => {
  await repository.verify();
  const data = join(folder, 'backups', 'data');
  const packs = (await readdir(data, { recursive: true })).filter((name) => name.length > 60);
  const sizes = await Promise.all(packs.map(async (name) => (await stat(join(data, name))).size));
  // The largest holds contents; of names and folders the least look would find it.
  const pack = join(data, packs[sizes.indexOf(Math.max(...sizes))] ?? '');
  const bytes = await readFile(pack);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await rm(pack);
  await writeFile(pack, bytes);
  await expect(repository.verify()).rejects.toThrow(BackupError);
  const into = join(folder, 'damaged');
  const told = await toldOf(restore(repository, undefined, into));
  expect(told).toMatch(/ is damaged\. /);
  expect(told.split('\n').length).toBeLessThan(6);
  expect((await readdir(folder)).filter((name) => name.startsWith('damaged'))).toEqual([]);
});

test('a server whose log says too little for a copy is told apart', async () => {
  const { port, password } = inject('cluster');
  const url = `postgresql://supabase_admin:${password}@127.0.0.1:${port}/postgres`;
  const copy = join(folder, 'copy');
  await expect(copyCluster(url, folder, copy)).rejects.toThrow(NotCopyableError);
  expect(await readdir(folder)).not.toContain('copy');
});
