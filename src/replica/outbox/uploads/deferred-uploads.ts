import { createStore, type StoreApi } from 'zustand/vanilla';
import { unlessFailed } from '#shared/unless-failed.ts';
import type { UploadState, Uploads } from './uploads.ts';

/** Uploads whose code is loaded with the first call: until then none are known. */
export function deferredUploads(load: (state: StoreApi<UploadState>) => Promise<Uploads>): Uploads {
  const state = createUploadState();
  const loaded = unlessFailed(() => load(state));
  return {
    state,
    add: async (upload) => (await loaded()).add(upload),
    retry: async (path) => (await loaded()).retry(path),
    discard: async (path) => (await loaded()).discard(path),
    forget: async (owner) => (await loaded()).forget(owner),
    keepAgain: async () => (await loaded()).keepAgain(),
    refresh: async () => (await loaded()).refresh(),
    drain: async () => (await loaded()).drain(),
  };
}

/** The state of uploads, of which none are known yet. */
export function createUploadState(): StoreApi<UploadState> {
  return createStore(() => ({ waiting: [], refused: [] }));
}
