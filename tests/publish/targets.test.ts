import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { startTestBackend, type TestBackend } from '#local/test-backend.ts';
import type {} from '#local/vitest-setup.ts';
import { folderReader, folderTarget } from '#publisher/folder.ts';
import type { PublishPlan } from '#publisher/plan.ts';
import { publish } from '#publisher/publish.ts';
import { storageTarget } from '#publisher/storage.ts';
import { layOut } from '#publisher/tree.ts';
import { createContentStore } from '#replica/content/content-store.ts';

const bucket = 'published';
let backend: TestBackend;
let folder: string;
beforeAll(async () => {
  backend = await startTestBackend(inject('cluster'), { push: false });
  const { sql } = backend.database;
  await sql`insert into storage.buckets (id, name, public) values (${bucket}, ${bucket}, true)`;
  folder = await mkdtemp(join(tmpdir(), 'forum-targets-'));
});
afterAll(async () => {
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
});

function siteAt(revision: number) {
  const { content } = createContentStore().state.getState();
  const snapshot = {
    edition: 21,
    epoch: 'a',
    revision,
    changed: revision,
    at: 0,
    rows: new Map(),
    content,
  };
  return { snapshot, origin: 'https://forum.example', now: 0 };
}

function plan(path: string, content: string, more: Partial<PublishPlan> = {}): PublishPlan {
  return {
    path,
    key: content,
    type: 'text/plain',
    freshness: 'asked',
    make: () => content,
    ...more,
  };
}

const read = (path: string) => fetch(`${backend.url}/storage/v1/object/public/${bucket}/${path}`);

test('a bucket holds what is published, with how long copies may be kept, and nothing besides', async () => {
  const target = () =>
    storageTarget({ backend: backend.url, secret: backend.secrets.serviceKey, bucket });
  const first = [
    plan('feeds/news.txt', 'one'),
    plan('s/1.txt', 'same', { freshness: 'forever' }),
    plan('old.txt', 'gone soon'),
  ];
  await publish(siteAt(1), [() => first], target());
  const kept = await read('s/1.txt');
  expect([await kept.text(), kept.headers.get('cache-control')]).toEqual([
    'same',
    expect.stringContaining('31536000'),
  ]);
  const second = [plan('feeds/news.txt', 'two'), plan('copy.txt', 'same', { pointer: true })];
  const asked = vi.spyOn(globalThis, 'fetch');
  const done = await publish(siteAt(2), [() => second], target());
  const uploads = asked.mock.calls.filter(([, request]) => request?.method === 'POST');
  asked.mockRestore();
  // Who follows a pointer finds what it points at; what is begun with is known before.
  const order = uploads.map(([address]) => String(address).split('/').at(-1));
  expect(order).toEqual(['edition.json', 'news.txt', 'copy.txt', 'edition.json']);
  expect(done.removed).toEqual(['s/1.txt', 'old.txt']);
  expect(await (await read('feeds/news.txt')).text()).toBe('two');
  expect(await (await read('copy.txt')).text()).toBe('same');
  expect((await read('s/1.txt')).status).toBe(200);
  expect((await read('old.txt')).ok).toBe(false);
  expect((await target().held())?.revision).toBe(2);
});

test('a static host’s folder is changed for another whole one', async () => {
  const [dist, held, out] = ['dist', 'held', 'out'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await mkdir(join(dist, '.publish'), { recursive: true });
  await writeFile(join(dist, 'index.html'), 'shell');
  const reader = folderReader(held);
  await expect(layOut(dist, reader, out)).rejects.toThrow('Nothing is published');
  await publish(siteAt(1), [() => [plan('pages/fr/a.html', 'one')]], folderTarget(held));
  await layOut(dist, reader, out);
  await publish(siteAt(2), [() => [plan('pages/fr/b.html', 'two')]], folderTarget(held));
  await layOut(dist, reader, out);
  expect(await readFile(join(out, 'index.html'), 'utf8')).toBe('shell');
  expect(await readFile(join(out, 'pages/fr/b.html'), 'utf8')).toBe('two');
  for (const path of ['pages/fr/a.html', '.publish', '../out.new', '../out.before']) {
    await expect(stat(join(out, path))).rejects.toThrow();
  }
});
