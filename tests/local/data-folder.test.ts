import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { canRead, postgresBinaries } from '#local/postgres-binaries.ts';
import { refusalOf } from '../tools/refusal.ts';
import { makeWorkplace, startProcess, type Workplace } from './start-process.ts';

// Real processes, on whatever machine this is.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Modes say nothing to root, who starts it as somebody else, if that one may read this checkout. */
const { account } = await postgresBinaries();
const isRoot = userInfo().uid === 0;
const canTry = canRead(import.meta.dirname, account);

let place: Workplace;
beforeAll(async () => {
  place = await makeWorkplace();
});
afterAll(() => place.clear());

/** Starts the forum on a folder where it must not begin; resolves with what it says. */
async function startRefusalOf(dataDir: string): Promise<string> {
  const started = startProcess({ ...place, dataDir }, undefined, isRoot ? account : undefined);
  expect(await started.ended).toBe(1);
  expect(started.output()).not.toContain('    at ');
  return started.output().trim();
}

test.skipIf(!canTry)(
  'a data folder that cannot be made or written is told in a sentence',
  async () => {
    const closed = join(dirname(place.dataDir), 'closed');
    await mkdir(closed);
    await chmod(closed, 0o555);
    for (const dataDir of [closed, join(closed, 'data')]) {
      expect(await startRefusalOf(dataDir)).toBe(
        `Nothing can be written to ${dataDir}: this account may not. Give this account the folder ${dataDir}, or choose another with --data.`,
      );
    }
    expect(await readdir(closed)).toEqual([]);
  },
);

test.skipIf(!canTry)('a folder of which only the inside is closed names what is', async () => {
  const dataDir = join(dirname(place.dataDir), 'half');
  await mkdir(join(dataDir, 'postgres'), { recursive: true });
  await chmod(dataDir, 0o777);
  await chmod(join(dataDir, 'postgres'), 0o555);
  expect(await startRefusalOf(dataDir)).toContain(`written to ${join(dataDir, 'postgres')}: this`);
  expect(await readdir(dataDir)).toEqual(['postgres']);
});

test('a file in the place of the folder is told in a sentence', async () => {
  const file = join(dirname(place.dataDir), 'file');
  await writeFile(file, 'kept');
  const said = startProcess({ ...place, dataDir: file });
  expect(await said.ended).toBe(1);
  expect(said.output()).toContain(`written to ${file}: it is a file, and no folder`);
  const words = ['admin', 'create', 'a@b.example', '--data', join(file, 'data')];
  const below = await refusalOf('supabase/local/cli.ts', words);
  expect(below).toContain('it lies in a file, which is no folder');
});
