import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { StorageFiles } from '#local/storage-files.ts';

test('no key leads out of the folder of objects', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forum-storage-'));
  try {
    const files = new StorageFiles(join(folder, 'objects'));
    for (const key of ['../../a', '..', './b', '/c', 'd/../../../e']) {
      await files.uploadObject('media', key, undefined, new Uint8Array(1), 'image/png', '');
      expect((await files.headObject('media', key)).size, key).toBe(1);
    }
    expect(await readdir(folder)).toEqual(['objects']);
    expect(await readdir(join(folder, 'objects'))).toEqual(['media']);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
