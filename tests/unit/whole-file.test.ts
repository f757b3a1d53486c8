import { mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readOrMakeSecret, writeSecret } from '#local/whole-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forum-secrets-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const file = () => join(folder, 'secret');

test('a secret is made once, by whoever comes first, for its owner alone', async () => {
  const all = await Promise.all(
    ['a', 'b', 'c'].map((made) => readOrMakeSecret(file(), () => made)),
  );
  expect(new Set(all.map(({ secret }) => secret)).size).toBe(1);
  expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['secret']);
});

test('a secret that a full disk or a kill left empty is made again', async () => {
  await writeFile(file(), '');
  expect(await readOrMakeSecret(file(), () => 'made')).toEqual({ secret: 'made', isNew: true });
  expect(await readFile(file(), 'utf8')).toBe('made');
});

test('a disk that is full leaves no part of a secret, and the one that was there', async () => {
  const handle = await open(join(folder, 'any'), 'w');
  const proto = Object.getPrototypeOf(handle);
  await handle.close();
  await rm(join(folder, 'any'));
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  const sync = vi.spyOn(proto, 'sync').mockRejectedValue(full);
  await expect(readOrMakeSecret(file(), () => 'made')).rejects.toBe(full);
  expect(await readdir(folder)).toEqual([]);
  sync.mockRestore();
  await writeSecret(file(), 'one');
  const again = vi.spyOn(proto, 'sync').mockRejectedValue(full);
  await expect(writeSecret(file(), 'three')).rejects.toBe(full);
  again.mockRestore();
  expect(await readFile(file(), 'utf8')).toBe('one');
});
