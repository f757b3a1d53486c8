import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clusterFolder } from '#local/cluster-folder.ts';

test('a cluster that lies in its data folder is found there, though nobody can say now who may enter', async () => {
  const closed = await mkdtemp(join(tmpdir(), 'forum-closed-'));
  const nobody = { uid: 65_534, gid: 65_534 };
  try {
    await mkdir(join(closed, 'cluster'));
    expect(await clusterFolder(closed, nobody)).toMatchObject({ path: join(closed, 'cluster') });
  } finally {
    await rm(closed, { recursive: true });
  }
});
