import { mkdir, readdir, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { canRead, giveAllTo } from '#local/postgres-binaries.ts';
import { runCommand } from './backup-parts.ts';
import { makeWorkplace, startProcess, type Workplace } from './start-process.ts';

// Real processes: a forum under an account of its own, and root beside it.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

const FORUM = { uid: 65_534, gid: 65_534 };
const canTry = userInfo().uid === 0 && canRead(import.meta.dirname, FORUM);

let place: Workplace;
let backups: string;
beforeAll(async () => {
  place = await makeWorkplace(inject('cluster').begun);
  backups = join(dirname(place.dataDir), 'backups');
  await mkdir(backups);
  if (canTry) for (const folder of [place.dataDir, backups]) await giveAllTo(folder, FORUM);
});
afterAll(() => place.clear());

/** What lies below a folder and does not belong to the forum's account. */
async function strangersIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const owners = await Promise.all(names.map((name) => stat(join(folder, name))));
  return names.filter((_, index) => owners[index]?.uid !== FORUM.uid);
}

/** Runs a command to its end, which has to be a good one. */
async function done(words: string[]): Promise<void> {
  const ran = startProcess(place, words);
  expect(await ran.ended, ran.output()).toBe(0);
}

test.skipIf(!canTry)(
  'what root does beside a forum of another account leaves it able to go on',
  async () => {
    const running = startProcess(place, ['start', '--port', '0', '--empty'], FORUM);
    await running.ready;
    const words = ['backup', '--data', place.dataDir, '--to', backups];
    expect(await runCommand(words, {}, FORUM)).toMatch(/^0 .*Backed up as of/s);
    expect(await runCommand(words)).toMatch(/^0 Backed up as of/);
    await done(['admin', 'create', 'a@forum.example']);
    await done(['push-keys', 'a@forum.example']);
    expect(await runCommand(words, {}, FORUM)).toMatch(/^0 Backed up as of/);
    expect(await strangersIn(place.dataDir)).toEqual([]);
    expect(await strangersIn(backups)).toEqual([]);
    running.child.kill('SIGTERM');
    expect(await running.ended).toBe(0);
  },
);
