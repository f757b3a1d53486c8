import { mkdir, mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StorageFiles } from '#local/storage-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forum-storage-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('no key leads out of the folder of objects', async () => {
  const files = new StorageFiles(join(folder, 'objects'));
  for (const key of ['../../a', '..', './b', '/c', 'd/../../../e']) {
    await files.uploadObject('media', key, undefined, new Uint8Array(1), 'image/png', '');
    expect((await files.headObject('media', key)).size, key).toBe(1);
  }
  expect(await readdir(folder)).toEqual(['objects']);
  expect(await readdir(join(folder, 'objects'))).toEqual(['media']);
});

test('what is told of a file is of the bytes that are given, also while it is replaced', async () => {
  const files = new StorageFiles(folder);
  const upload = (size: number) =>
    files.uploadObject('media', 'a.png', undefined, new Uint8Array(size), 'image/png', '');
  const { eTag } = await upload(9);
  await upload(4);
  // The bytes of the next one are there before what is said of them.
  await writeFile(join(folder, 'media', 'a.png', '%object'), new Uint8Array(9));
  const { metadata, body } = await files.getObject('media', 'a.png', undefined);
  expect(body).toHaveLength(9);
  expect(metadata).toMatchObject({ size: 9, contentLength: 9, eTag, mimetype: 'image/png' });
});

test('a large file is read as it is taken, to its own end though it be replaced', async () => {
  const files = new StorageFiles(folder);
  const upload = (filled: number) => {
    const bytes = new Uint8Array(9_000_000).fill(filled);
    return files.uploadObject('media', 'a.png', undefined, bytes, 'image/png', '');
  };
  await upload(1);
  const before = process.memoryUsage().arrayBuffers;
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => files.getObject('media', 'a.png', undefined)),
  );
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40_000_000);
  await upload(2);
  const [first, ...others] = answers.map(({ body }) => body as ReadableStream);
  const read = new Uint8Array(await new Response(first).arrayBuffer());
  expect([read.length, read.every((byte) => byte === 1)]).toEqual([9_000_000, true]);
  await Promise.all(others.map((body) => body.cancel()));
});

test('what is said to be kept has reached the disk', async () => {
  const handle = await open(join(folder, 'any'), 'w');
  const synced = vi.spyOn(Object.getPrototypeOf(handle), 'sync');
  await handle.close();
  const files = new StorageFiles(folder);
  await files.uploadObject('media', 'a.png', undefined, new Uint8Array(9), 'image/png', '');
  // Its bytes, and what is said of them.
  expect(synced).toHaveBeenCalledTimes(2);
  synced.mockRestore();
});

test('an upload that fails leaves nothing behind that takes room', async () => {
  const files = new StorageFiles(folder);
  const place = join(folder, 'media', 'a.png', '%object');
  await mkdir(place, { recursive: true });
  const upload = files.uploadObject('media', 'a.png', undefined, new Uint8Array(9), '', '');
  await expect(upload).rejects.toThrow('EISDIR');
  expect(await readdir(join(place, '..'))).toEqual(['%object']);
});
