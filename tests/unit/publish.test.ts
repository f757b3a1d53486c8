import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderReader, folderTarget, sweepFolder } from '#publisher/folder.ts';
import type { Hire } from '#publisher/helper.ts';
import { keyFrom, type Maker, type PublishPlan } from '#publisher/plan.ts';
import type { Target } from '#publisher/publication.ts';
import { publish, publishOver } from '#publisher/publish.ts';
import type { Snapshot } from '#publisher/snapshot.ts';
import { createContentStore } from '#replica/content/content-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forum-published-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const day = 24 * 60 * 60 * 1000;

function siteAt(revision: number, now = 0) {
  const { content } = createContentStore().state.getState();
  const snapshot: Snapshot = {
    edition: 21,
    epoch: 'a',
    revision,
    changed: revision,
    at: 0,
    rows: new Map(),
    content,
  };
  return { snapshot, origin: 'https://forum.example', now };
}

function plan(path: string, content: string, more: Partial<PublishPlan> = {}): PublishPlan {
  const make = () => content;
  return { path, key: content, type: 'text/html', freshness: 'asked', make, ...more };
}

const making = (...plans: PublishPlan[]): Maker[] => [() => plans];

async function contentOf(path: string): Promise<string | undefined> {
  const reader = folderReader(folder);
  const file = await reader.find(path);
  return file && Buffer.from(await reader.read(file)).toString();
}

async function contentsHeld(): Promise<number> {
  const numbers = await readdir(join(folder, 'objects'));
  const lists = await Promise.all(
    numbers.map((number) => readdir(join(folder, 'objects', number))),
  );
  return lists.flat().length;
}

test('only what has another key is made again, and what nobody plans is removed', async () => {
  const target = folderTarget(folder);
  await publish(siteAt(1), making(plan('a', 'one'), plan('b', 'two'), plan('c', 'three')), target);
  const forbidden = () => {
    throw new Error('made without need');
  };
  const second = await publish(
    siteAt(2),
    making(plan('a', 'one', { make: forbidden }), plan('b', 'TWO')),
    folderTarget(folder),
  );
  expect(second).toMatchObject({ made: ['b'], changed: ['b'], removed: ['c'], kept: 1 });
  expect([await contentOf('a'), await contentOf('b')]).toEqual(['one', 'TWO']);
  expect(await contentOf('c')).toBeUndefined();
  expect((await folderReader(folder).held())?.revision).toBe(2);
});

test('what came out as before counts as made, not as changed', async () => {
  const target = folderTarget(folder);
  await publish(siteAt(1), making(plan('a', 'one')), target);
  const second = await publish(siteAt(2), making(plan('a', 'one', { key: 'other' })), target);
  expect([second.made, second.changed]).toEqual([['a'], []]);
});

test('a reader sees the edition before until the whole next one is there', async () => {
  const inner = folderTarget(folder);
  await publish(siteAt(1), making(plan('a', 'one'), plan('b', 'two')), inner);
  const seen: (string | undefined)[] = [];
  const watched: Target = {
    ...inner,
    async put(...args) {
      await inner.put(...args);
      seen.push(await contentOf('a'), await contentOf('b'), await contentOf('c'));
    },
  };
  await publish(siteAt(2), making(plan('a', '1'), plan('b', '2'), plan('c', '3')), watched);
  expect(new Set(seen)).toEqual(new Set(['one', 'two', undefined]));
  expect(await contentOf('c')).toBe('3');
});

test('a publication cut short leaves the edition before, and its leftovers go with the next', async () => {
  const inner = folderTarget(folder);
  await publish(siteAt(1), making(plan('a', 'one')), inner);
  const killed: Target = { ...inner, commit: () => Promise.reject(new Error('killed')) };
  await expect(publish(siteAt(2), making(plan('a', '1')), killed)).rejects.toThrow('killed');
  expect(await contentOf('a')).toBe('one');
  expect(await contentsHeld()).toBe(2);
  // Nobody can tell yet whether it will go on.
  await sweepFolder(folder);
  expect(await contentsHeld()).toBe(2);
  await publish(siteAt(2), making(plan('a', 'two')), folderTarget(folder));
  expect(await contentsHeld()).toBe(2);
  expect(await contentOf('a')).toBe('two');
});

test('what is late is waited for, except by a site that has nothing yet', async () => {
  const target = folderTarget(folder);
  const seen: (string | undefined)[] = [];
  const slow = (content: string) =>
    plan(`picture-${content}`, content, {
      late: true,
      async make() {
        seen.push(await contentOf('a'));
        return content;
      },
    });
  await publish(siteAt(1), making(slow('one'), plan('a', 'one')), target);
  await publish(siteAt(2), making(slow('two'), plan('a', 'two')), target);
  expect(seen).toEqual(['one', 'one']);
  expect([await contentOf('a'), await contentOf('picture-two')]).toEqual(['two', 'two']);
});

test('of thousands of files a helper makes some, and what it cannot make is made all the same', async () => {
  const stored: string[] = [];
  const target: Target = {
    held: async () => undefined,
    put: async (_, content) => void stored.push(Buffer.from(content).toString()),
    commit: async () => true,
  };
  const plans = Array.from({ length: 3_000 }, (_, index) =>
    plan(`file ${index}`, `${index}`, { late: index >= 1_500 }),
  );
  let [asked, stopped] = [0, 0];
  const hire: Hire = () => ({
    async make(path) {
      asked += 1;
      if (asked % 2) throw new Error('It has ended.');
      return Buffer.from(`${path} of the helper`);
    },
    async stop() {
      stopped += 1;
    },
  });
  const done = await publish(siteAt(1), making(...plans), target, hire);
  expect([done.made.length, done.failed.size, stored.length]).toEqual([3_000, 0, 3_000]);
  const helped = stored.filter((content) => content.endsWith('of the helper'));
  const alone = availableParallelism() === 1;
  expect([helped.length, stopped]).toEqual(alone ? [0, 0] : [Math.floor(asked / 2), 1]);
  expect(helped.length > 0).toBe(!alone);
  const isLate = (content: string) => Number(content.split(' ')[1]) >= 1_500;
  expect(helped.some(isLate)).toBe(!alone);
  asked = 0;
  await publish(siteAt(1), making(...plans.slice(1)), target, hire);
  expect(asked).toBe(0);
});

test('contents stay for one more publication, then they go', async () => {
  const target = folderTarget(folder);
  await publish(siteAt(1), making(plan('a', 'one')), target);
  const reader = folderReader(folder);
  const before = await reader.find('a');
  await publish(siteAt(2), making(plan('a', '1')), target);
  expect(before && Buffer.from(await reader.read(before)).toString()).toBe('one');
  await publish(siteAt(3), making(plan('a', '1')), target);
  expect(await contentsHeld()).toBe(1);
});

test('a publication that would change nothing is none', async () => {
  const target = folderTarget(folder);
  await publish(siteAt(1), making(plan('a', 'one')), target);
  await publish(siteAt(2), making(plan('a', 'two')), target);
  await publish(siteAt(2, day), making(plan('a', 'two')), target);
  expect(await contentsHeld()).toBe(2);
});

test('who is overtaken publishes nothing, however long ago that was, and nothing of it stays', async () => {
  const slow = folderTarget(folder);
  const before = await slow.held();
  const late = (revision: number) =>
    publishOver(before, siteAt(revision), making(plan('b', 'late')), slow);
  const quick = folderTarget(folder);
  await publish(siteAt(2), making(plan('a', 'two'), plan('c', 'late')), quick);
  expect(await late(1)).toMatchObject({ overtaken: true });
  // The number that it would have is cleared away, and free again.
  for (const revision of [3, 4, 5])
    await publish(siteAt(revision), making(plan('a', `${revision}`)), quick);
  expect(await late(1)).toMatchObject({ overtaken: true });
  expect((await folderReader(folder).held())?.revision).toBe(5);
  expect([await contentOf('a'), await contentOf('b')]).toEqual(['5', undefined]);
  await publish(siteAt(6), making(plan('a', '5')), quick);
  await sweepFolder(folder);
  expect([await contentsHeld(), await contentOf('a')]).toEqual([1, '5']);
});

test('what is stored for the next edition is not swept from under whoever publishes it', async () => {
  const target = folderTarget(folder);
  await publish(siteAt(1), making(plan('a', 'one')), target);
  const swept: Target = {
    ...target,
    async commit(edition) {
      await sweepFolder(folder);
      return target.commit(edition);
    },
  };
  await publish(siteAt(2), making(plan('a', 'two')), swept);
  expect(await contentOf('a')).toBe('two');
});

test('an immutable file outlives the publication that replaced it by a day', async () => {
  const target = folderTarget(folder);
  const immutable = { freshness: 'forever' } as const;
  await publish(siteAt(1, 0), making(plan('s-1', 'one', immutable)), target);
  await publish(siteAt(2, 1000), making(plan('s-2', 'two', immutable)), target);
  await publish(siteAt(3, day), making(plan('s-2', 'two', immutable)), target);
  expect(await contentOf('s-1')).toBe('one');
  await publish(siteAt(4, day + 2000), making(plan('s-2', 'two', immutable)), target);
  expect(await contentOf('s-1')).toBeUndefined();
});

test('a file that cannot be made is left out; two makers of one path are a bug', async () => {
  const target = folderTarget(folder);
  const broken = () => Promise.reject(new Error('broken'));
  const done = await publish(
    siteAt(1),
    making(plan('a', 'one', { make: broken }), plan('b', 'two')),
    target,
  );
  expect([...done.failed.keys()]).toEqual(['a']);
  expect([await contentOf('a'), await contentOf('b')]).toEqual([undefined, 'two']);
  const twice = making(plan('a', 'one'), plan('a', 'two'));
  await expect(publish(siteAt(2), twice, target)).rejects.toThrow('Two makers publish a');
});

test('contents are stored under their SHA-256', async () => {
  await publish(siteAt(1), making(plan('a', 'one')), folderTarget(folder));
  const hash = createHash('sha256').update('one').digest('base64url');
  expect((await folderReader(folder).find('a'))?.hash).toBe(hash);
});

test('a key changes with every text and every row’s revision', () => {
  const row = (revision: number) => ({ kind: 'news', id: 'a', revision, row: {} }) as never;
  const keys = [
    keyFrom(['a', 1]),
    keyFrom(['a', 2]),
    keyFrom(['a1']),
    keyFrom(['a', 1], [row(1)]),
    keyFrom(['a', 1], [row(2)]),
    keyFrom(['a', 1], [row(1), row(2)]),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyFrom(['a', 1], [row(1)])).toBe(keys[3]);
});
