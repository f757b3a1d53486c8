import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { backUp } from '#local/backup/back-up.ts';
import { openRepository } from '#local/backup/repository.ts';
import { restore } from '#local/backup/restore.ts';
import { removeData } from '#local/cluster-folder.ts';
import { LAST_BACKUP } from '#local/data-folder.ts';
import { readSecrets } from '#local/secrets.ts';
import { type ObjectStore, startObjectStore } from '../tools/object-store.ts';
import { connected, insertEdition, PICTURE, runCommand, toldOf } from './backup-parts.ts';
import { makeWorkplace, startProcess, type Workplace } from './start-process.ts';
import { clientOf } from './support.ts';

// Backups at a real S3 address: keys, signatures, TLS.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const HOUR = 3_600_000;

let place: Workplace;
let folder: string;
let store: ObjectStore;

function set(environment: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
}

/** What an operator is told of the work, done in another environment. */
function toldIn(env: Record<string, string>, work: () => Promise<unknown>): Promise<string> {
  set(env);
  return toldOf(work()).finally(() => set(store.environment));
}

const addressOf = (folder: string, bucket = store.bucket) => `s3:${store.url}/${bucket}/${folder}`;
const open = (address: string) => openRepository(address, 'a key', join(folder, 'cache'));
const wrongKeys = (address: string) =>
  `${address} does not accept AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: one of them is wrong.`;
const wrongSecret = { AWS_SECRET_ACCESS_KEY: 'another' };

// In soaks alone: what answers is 60 packages of Debian's.
describe.runIf(import.meta.env.MODE === 'soak')('at an S3 address', () => {
  beforeAll(async () => {
    place = await makeWorkplace();
    folder = dirname(place.dataDir);
    store = await startObjectStore(join(folder, 'store'));
    set(store.environment);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await store.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('what an S3 address refuses is told in a sentence, and nothing is lost', async () => {
    const address = addressOf('kept');
    const repository = open(address);
    await repository.prepare(folder);
    const kept = join(folder, 'kept');
    await mkdir(kept);
    await writeFile(join(kept, 'row'), 'a row');
    const at = new Date('2026-11-20T10:05:00Z');
    const keep = () => repository.keep(kept, ['row'], at);
    await keep();

    const into = join(folder, 'none');
    const restored = (from: string) => restore(open(from), undefined, into);
    expect(await toldIn(wrongSecret, keep)).toBe(wrongKeys(address));
    expect(await toldIn(wrongSecret, () => repository.prepare(folder))).toBe(wrongKeys(address));
    expect(await toldIn(wrongSecret, () => repository.forget(true))).toBe(wrongKeys(address));
    expect(await toldIn(wrongSecret, () => restored(address))).toBe(wrongKeys(address));
    const guest = { AWS_ACCESS_KEY_ID: store.guest };
    const denied = `Backups at ${address} cannot be read or written by this account.`;
    expect(await toldIn(guest, () => repository.prepare(folder))).toContain(denied);
    expect(await toldIn(guest, () => restored(address))).toContain(denied);

    const elsewhere = addressOf('kept', 'nowhere');
    const noBucket = `There is no bucket at ${elsewhere}. Make it, or mend the address.`;
    expect(await toldOf(open(elsewhere).prepare(folder))).toBe(noBucket);
    expect(await toldOf(restored(elsewhere))).toBe(noBucket);
    const empty = addressOf('empty');
    expect(await toldOf(restored(empty))).toBe(`There are no backups at ${empty}.`);
    const closed = 's3:https://127.0.0.1:9/backups/kept';
    const unreached = /^s3:\S+ cannot be reached\. .*connection refused$/;
    expect(await toldOf(open(closed).prepare(folder))).toMatch(unreached);
    expect(await toldOf(restored(closed))).toMatch(unreached);
    expect(await toldIn({ SSL_CERT_FILE: '/etc/hostname' }, keep)).toMatch(
      /cannot be reached\. .*certificate/,
    );

    const key = join(folder, 'key');
    await writeFile(key, 'a key\n');
    const list = ['restore', '--list', '--key', key, '--from', closed, '--data', folder];
    expect(await runCommand(list)).toMatch(/^1 s3:\S+ cannot be reached\. .*\n$/);
    expect(await runCommand(list, { AWS_SECRET_ACCESS_KEY: '' })).toBe(
      `1 ${closed} needs AWS_SECRET_ACCESS_KEY in the environment.\n`,
    );

    expect(await readdir(folder)).not.toContainEqual(expect.stringContaining('none'));
    const [snapshot, ...others] = await repository.list();
    expect(others).toEqual([]);
    expect(snapshot?.at).toEqual(at);
    await repository.layOut(snapshot?.id ?? '', into);
    expect(await readFile(join(into, 'row'), 'utf8')).toBe('a row');
  });

  test('a forum that is lost comes back from an S3 address as of a moment', async () => {
    const insert = (id: number) => connected(place.dataDir, (sql) => insertEdition(sql, id));
    const forum = startProcess(place);
    const url = await forum.ready;
    const { serviceKey } = await readSecrets(place.dataDir);
    const stored = await clientOf(url, serviceKey)
      .storage.from('media')
      .upload('a/b.gif', PICTURE, { contentType: 'image/gif' });
    expect(stored.error).toBeNull();
    await insert(1);
    const address = addressOf('forum');
    const made = await runCommand(['backup', '--to', address, '--data', place.dataDir]);
    expect(made).toMatch(/^0 A key was made/);
    expect(made).toMatch(/\nBacked up as of 20\S+Z\.\n$/);
    const key = await readFile(join(place.dataDir, 'backup.key'), 'utf8');
    const repository = openRepository(address, key.trim(), join(folder, 'cache'));
    const times = async () => (await repository.list()).map(({ at }) => at.getTime());
    const [first = 0] = await times();
    await insert(2);
    const told = await readFile(join(place.dataDir, LAST_BACKUP), 'utf8');
    expect(await toldIn(wrongSecret, () => backUp(place.dataDir, repository))).toBe(
      wrongKeys(address),
    );
    expect(await readFile(join(place.dataDir, LAST_BACKUP), 'utf8')).toBe(told);
    expect(await readdir(place.dataDir)).not.toContain('copy');
    const second = Math.floor((await backUp(place.dataDir, repository)).getTime() / 1000) * 1000;

    // Of two that are of the same hour some hours ago one is kept, whatever they are of.
    const hour = Math.floor(first / HOUR) * HOUR - 3 * HOUR;
    for (const minute of [1, 2]) {
      await repository.keep(place.dataDir, ['secrets.json'], new Date(hour + minute * 60_000));
    }
    await repository.forget(true);
    expect(await times()).toEqual([hour + 120_000, first, second]);
    await repository.verify();

    forum.child.kill('SIGKILL');
    await forum.ended;
    await connected(place.dataDir, async () => undefined);
    await removeData(join(place.dataDir, 'postgres'));
    await removeData(place.dataDir);

    const into = join(folder, 'again');
    const back = await restore(repository, new Date(second - 1), into);
    expect(back).toMatchObject({ at: new Date(first), editions: 1, pictures: 1, missing: 0 });
    const held = await connected(into, (sql) => sql`select id from public.editions`);
    expect(held.map(({ id }) => id)).toEqual([1]);
    await removeData(join(into, 'postgres'));
  });
});
