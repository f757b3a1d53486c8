import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PublishPlan } from '#publisher/plan.ts';
import { publish } from '#publisher/publish.ts';
import { storageTarget } from '#publisher/storage.ts';
import { createContentStore } from '#replica/content/content-store.ts';

const backend = 'https://back.example';
const folder = `${backend}/storage/v1/object/published`;
/** How many objects the hosted service deletes in one request. */
const mostDeleted = 1000;

/** What lies in the bucket, and whether the service is well. */
const objects = new Map<string, string>();
let isWell: (method: string, path: string) => boolean;

beforeEach(() => {
  objects.clear();
  isWell = () => true;
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body = '' }: RequestInit) => {
    const path = address.slice(folder.length + 1);
    if (!isWell(method, path)) return new Response('{}', { status: 503 });
    if (method === 'POST') objects.set(path, Buffer.from(body as Uint8Array).toString());
    if (method === 'GET' && !objects.has(path)) {
      return Response.json({ statusCode: '404', error: 'not_found' }, { status: 400 });
    }
    if (method === 'DELETE') {
      const { prefixes } = JSON.parse(String(body)) as { prefixes: string[] };
      if (prefixes.length > mostDeleted) return new Response('{}', { status: 400 });
      for (const prefix of prefixes) objects.delete(prefix);
    }
    return new Response(objects.get(path) ?? '[]');
  });
});
afterEach(() => vi.unstubAllGlobals());

function siteAt(revision: number) {
  const { content } = createContentStore().state.getState();
  const about = { edition: 21, epoch: 'a', revision, changed: revision, at: 0 };
  return { snapshot: { ...about, rows: new Map(), content }, origin: backend, now: 0 };
}

function plan(path: string, content = path): PublishPlan {
  return { path, key: content, type: 'text/plain', freshness: 'asked', make: () => content };
}

/** Publishes these files as a run of its own does. */
function publishAll(revision: number, plans: readonly PublishPlan[]) {
  const target = storageTarget({ backend, secret: 'secret', bucket: 'published' });
  return publish(siteAt(revision), [() => plans], target);
}

const held = () => [...objects.keys()].filter((path) => path !== 'edition.json').sort();

test('an edition that goes takes all of its files along, however many they are', async () => {
  const many = Array.from({ length: 2 * mostDeleted + 1 }, (_, at) => plan(`old/${at}.txt`));
  await publishAll(1, many);
  await publishAll(2, [plan('new.txt')]);
  expect(held()).toEqual(['new.txt']);
});

test('what could not be deleted is deleted the next time', async () => {
  await publishAll(1, [plan('stays.txt'), plan('withdrawn.txt')]);
  isWell = (method) => method !== 'DELETE';
  await expect(publishAll(2, [plan('stays.txt')])).rejects.toThrow('503');
  isWell = () => true;
  await publishAll(3, [plan('stays.txt')]);
  expect(held()).toEqual(['stays.txt']);
});

test('a bucket that cannot be read is not taken for an empty one', async () => {
  await publishAll(1, [plan('stays.txt'), plan('withdrawn.txt')]);
  isWell = (method) => method !== 'GET';
  await expect(publishAll(2, [plan('stays.txt')])).rejects.toThrow('503');
  isWell = () => true;
  await publishAll(3, [plan('stays.txt')]);
  expect(held()).toEqual(['stays.txt']);
});

test('what a publisher that was killed had put is taken away or put back by the next', async () => {
  const known = [plan('hall.txt', 'Hall A'), plan('passing.txt', 'shown')];
  await publishAll(1, known);
  isWell = (method, path) =>
    method !== 'POST' || path !== 'edition.json' || !objects.has('secret.txt');
  const begun = [plan('hall.txt', 'Hall B'), plan('secret.txt', 'withdrawn')];
  await expect(publishAll(2, begun)).rejects.toThrow('503');
  expect(objects.get('secret.txt')).toBe('withdrawn');
  isWell = () => true;
  await publishAll(3, known);
  expect(held()).toEqual(['hall.txt', 'passing.txt']);
  expect(objects.get('hall.txt')).toBe('Hall A');
  expect(objects.get('passing.txt')).toBe('shown');
});
