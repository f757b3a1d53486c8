import { expect, test, vi } from 'vitest';
import { succeed } from '#shared/failure.ts';
import { deferredUploads } from './deferred-uploads.ts';
import type { UploadState, Uploads } from './uploads.ts';

const picture = { path: 'news/a-4x5.webp', full: new Blob(), small: new Blob() };
const kept: UploadState = { waiting: [{ ...picture, owner: 'a', at: 1 }], refused: [] };

test('nothing is loaded before it is needed, and then once; what it knows is on show', async () => {
  const load = vi.fn(async (state: Uploads['state']): Promise<Uploads> => {
    const know = async () => state.setState(kept);
    const drain = async () => succeed(undefined);
    return {
      state,
      add: know,
      retry: know,
      discard: know,
      forget: know,
      keepAgain: know,
      refresh: know,
      drain,
    };
  });
  const uploads = deferredUploads(load);
  expect(uploads.state.getState()).toEqual({ waiting: [], refused: [] });
  expect(load).not.toHaveBeenCalled();
  await Promise.all([uploads.add(picture), uploads.drain()]);
  expect(uploads.state.getState()).toEqual(kept);
  expect(load).toHaveBeenCalledOnce();
});

test('a picture whose code cannot be had is not taken for kept, and the next try loads it again', async () => {
  let missing = true;
  const add = vi.fn();
  const uploads = deferredUploads(async () => {
    if (missing) throw new TypeError('Failed to fetch dynamically imported module');
    return { add } as unknown as Uploads;
  });
  await expect(uploads.add(picture)).rejects.toThrow('Failed to fetch');
  missing = false;
  await uploads.add(picture);
  expect(add).toHaveBeenCalledExactlyOnceWith(picture);
});
