import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { fail, type Result, succeed } from '#shared/failure.ts';
import { type ContentStore, createContentStore } from '../../content/content-store.ts';
import { createKeeping } from '../../content/keeping.ts';
import { settled } from '../../storage/kept-database.ts';
import { createUploadState } from './deferred-uploads.ts';
import { createUploadStorage, uploadPlan } from './storage.ts';
import { createUploads } from './uploads.ts';

let sent: string[];
let answer: (path: string) => Result<void>;
let owner: string;
let store: ContentStore;

beforeEach(() => {
  store = createContentStore();
  vi.stubGlobal('indexedDB', new IDBFactory());
  sent = [];
  answer = () => succeed(undefined);
  owner = 'a';
});

function create() {
  const uploads = createUploads({
    state: createUploadState(),
    storage: createUploadStorage(uploadPlan, { onLost: () => void uploads.keepAgain() }),
    send: async (path) => {
      sent.push(path);
      return answer(path);
    },
    owner: () => owner,
    keeping: createKeeping(store),
    onChange: () => undefined,
  });
  return uploads;
}

const picture = (name: string) => ({
  path: `speakers/${name}-400x500.webp`,
  full: new Blob(['full']),
  small: new Blob(['small']),
});

test('a picture waits without a network, outlives the page, and is sent in both versions', async () => {
  answer = () => fail('offline');
  const first = create();
  await first.add(picture('one'));
  expect((await first.drain()).ok).toBe(false);
  expect(first.state.getState().waiting).toHaveLength(1);

  answer = () => succeed(undefined);
  sent = [];
  const later = create();
  expect((await later.drain()).ok).toBe(true);
  expect(sent).toEqual(['speakers/one-400x500.webp', 'speakers/one-400x500.small.webp']);
  expect(later.state.getState()).toEqual({ waiting: [], refused: [] });
});

test('a large picture is sent in its medium version as well, which another of it stands in for', async () => {
  const sizes: Record<string, number> = {};
  const uploads = createUploads({
    state: createUploadState(),
    storage: createUploadStorage(),
    send: async (path, file) => {
      sizes[path] = file.size;
      return succeed(undefined);
    },
    owner: () => owner,
    keeping: createKeeping(store),
    onChange: () => undefined,
  });
  await uploads.add({ ...picture('one-m'), medium: new Blob(['me']) });
  await uploads.add(picture('two-m'));
  await uploads.drain();
  expect(sizes).toEqual({
    'speakers/one-m-400x500.webp': 4,
    'speakers/one-m-400x500.small.webp': 5,
    'speakers/one-m-400x500.medium.webp': 2,
    'speakers/two-m-400x500.webp': 4,
    'speakers/two-m-400x500.small.webp': 5,
    'speakers/two-m-400x500.medium.webp': 4,
  });
});

test('a picture whose medium version does not arrive waits', async () => {
  answer = (path) => (path.includes('.medium.') ? fail('offline') : succeed(undefined));
  const uploads = create();
  await uploads.add({ ...picture('one-m'), medium: new Blob(['me']) });
  expect((await uploads.drain()).ok).toBe(false);
  expect(uploads.state.getState().waiting).toHaveLength(1);
});

test('a refused picture is kept with the reason, holds up no other, and can be tried again', async () => {
  answer = (path) =>
    path.includes('bad') ? fail('invalid', { detail: 'not an image' }) : succeed(undefined);
  const uploads = create();
  await uploads.add(picture('bad'));
  await uploads.add(picture('good'));
  expect((await uploads.drain()).ok).toBe(true);
  expect(uploads.state.getState().refused.map(({ path, refusal }) => [path, refusal])).toEqual([
    ['speakers/bad-400x500.webp', 'not an image'],
  ]);
  answer = () => succeed(undefined);
  await uploads.retry('speakers/bad-400x500.webp');
  await uploads.drain();
  expect(uploads.state.getState().refused).toEqual([]);
});

test('where there is no room, a picture that was turned down stays so, and the status says why', async () => {
  answer = () => fail('invalid', { detail: 'not an image' });
  const uploads = create();
  await uploads.add(picture('bad'));
  await uploads.drain();
  const unkept = () => store.state.getState().status.unkept;
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await uploads.retry('speakers/bad-400x500.webp');
  expect(unkept()).toBe('full');
  expect(uploads.state.getState().refused).toHaveLength(1);
  put.mockRestore();
  await uploads.retry('speakers/bad-400x500.webp');
  expect(unkept()).toBeUndefined();
  expect(uploads.state.getState().waiting).toHaveLength(1);
});

test('a picture for which there is no room is not kept, and the status says why', async () => {
  const uploads = create();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(uploads.add(picture('one'))).rejects.toMatchObject({ reason: 'full' });
  put.mockRestore();
  expect(store.state.getState().status.unkept).toBe('full');
  expect(uploads.state.getState().waiting).toEqual([]);
});

test('another administrator on the same device sends and sees nothing of it', async () => {
  const uploads = create();
  await uploads.add(picture('mine'));
  owner = 'b';
  await uploads.drain();
  expect(sent).toEqual([]);
  expect(uploads.state.getState().waiting).toEqual([]);
});

test('a discarded picture is never sent', async () => {
  const uploads = create();
  await uploads.add(picture('one'));
  await uploads.discard('speakers/one-400x500.webp');
  await uploads.drain();
  expect(sent).toEqual([]);
});

test('what is given up on its way does not come back with a refusal, nor what its owner leaves', async () => {
  const uploads = create();
  await uploads.add(picture('gone'));
  answer = () => fail('invalid', { detail: 'not an image' });
  const other = create();
  const discarding = other.discard('speakers/gone-400x500.webp');
  await Promise.all([discarding, uploads.drain()]);
  await uploads.refresh();
  expect(uploads.state.getState()).toEqual({ waiting: [], refused: [] });

  await uploads.add(picture('kept'));
  owner = '';
  await other.forget('a');
  owner = 'a';
  await uploads.refresh();
  expect(uploads.state.getState().waiting).toEqual([]);
});

test('where pictures cannot be read none waits, and nothing else is held up', async () => {
  const refuse = () => Promise.reject(new DOMException('of a later version', 'VersionError'));
  const uploads = createUploads({
    state: createUploadState(),
    storage: { put: refuse, list: refuse, remove: refuse },
    send: async () => succeed(undefined),
    owner: () => owner,
    keeping: createKeeping(store),
    onChange: () => undefined,
  });
  await uploads.refresh();
  expect((await uploads.drain()).ok).toBe(true);
  await uploads.forget('a');
  expect(uploads.state.getState()).toEqual({ waiting: [], refused: [] });
  await expect(uploads.add(picture('one'))).rejects.toThrow('later version');
});

test('pictures outlive a browser that empties its storage under the open page', async () => {
  answer = (path) =>
    path.includes('bad') ? fail('invalid', { detail: 'not an image' }) : fail('offline');
  const first = create();
  await first.add(picture('bad'));
  await first.add(picture('one'));
  await first.drain();
  await settled(indexedDB.deleteDatabase(uploadPlan.name));
  const later = create();
  await vi.waitFor(async () => {
    await later.refresh();
    expect(later.state.getState().waiting).toHaveLength(1);
  });
  expect(later.state.getState().refused).toMatchObject([{ refusal: 'not an image' }]);
  answer = () => succeed(undefined);
  expect((await later.drain()).ok).toBe(true);
  expect(sent.slice(-2)).toEqual(['speakers/one-400x500.webp', 'speakers/one-400x500.small.webp']);
});

test('pictures that a full device loses under the open page are sent all the same, and kept once there is room', async () => {
  answer = () => fail('offline');
  const uploads = create();
  for (const name of ['one', 'bad', 'two']) await uploads.add(picture(name));
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await settled(indexedDB.deleteDatabase(uploadPlan.name));
  await uploads.drain();
  expect(uploads.state.getState().waiting).toHaveLength(3);
  answer = (path) => {
    if (path.includes('one')) return succeed(undefined);
    return path.includes('bad') ? fail('invalid', { detail: 'not an image' }) : fail('offline');
  };
  await uploads.drain();
  expect(uploads.state.getState().refused).toMatchObject([{ refusal: 'not an image' }]);
  put.mockRestore();
  await uploads.drain();
  const { list } = createUploadStorage();
  expect((await list('a')).map(({ path, refusal }) => [path, refusal])).toEqual([
    ['speakers/bad-400x500.webp', 'not an image'],
    ['speakers/two-400x500.webp', undefined],
  ]);
  await uploads.discard('speakers/two-400x500.webp');
  await uploads.drain();
  expect(await list('a')).toHaveLength(1);
});
