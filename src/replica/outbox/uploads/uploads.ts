import type { StoreApi } from 'zustand/vanilla';
import { presentTime } from '#shared/clock.ts';
import { type Result, succeed } from '#shared/failure.ts';
import { mediumImage, smallImage } from '#shared/image.ts';
import { isSaid, type Keeping } from '../../content/keeping.ts';
import type { UploadStorage } from './storage.ts';
import type { KeptUpload, Upload } from './upload.ts';

/** The pictures of this device that the server does not have yet. */
export interface UploadState {
  readonly waiting: readonly KeptUpload[];
  readonly refused: readonly KeptUpload[];
}

/** Keeps chosen pictures on the device and sends them when it can. */
export interface Uploads {
  readonly state: StoreApi<UploadState>;
  /**
   * Keeps a picture of the signed-in administrator; resolves once it is safely stored, rejects with `NotKept`
   * where this device cannot.
   */
  add(upload: Upload): Promise<void>;
  /** Sends a refused picture again. Where there is no room it stays as it was, and the status says why. */
  retry(path: string): Promise<void>;
  /** Gives a picture up. */
  discard(path: string): Promise<void>;
  /** Gives up all pictures of an administrator. */
  forget(owner: string): Promise<void>;
  /**
   * Keeps once more what this tab knows, after the browser has deleted what the device kept. Where there is no
   * room it is kept or sent later, for as long as the page stays open.
   */
  keepAgain(): Promise<void>;
  /** Reads what is kept again. */
  refresh(): Promise<void>;
  /** Sends what waits, oldest first; a failure leaves the rest waiting. */
  drain(): Promise<Result<void>>;
}

interface UploadsOptions {
  readonly state: StoreApi<UploadState>;
  readonly storage: UploadStorage;
  /** Puts a file at a path of the bucket. */
  readonly send: (path: string, file: Blob) => Promise<Result<void>>;
  readonly owner: () => string;
  /** Waits for a change, and has the status say whether this device keeps them. */
  readonly keeping: Keeping;
  /** Called after each change of what is kept. */
  readonly onChange: () => void;
  readonly now?: () => number;
}

/** Makes the uploads of one tab over the storage that all tabs share. */
export function createUploads(options: UploadsOptions): Uploads {
  const { state, storage, send, owner, keeping, onChange, now = presentTime } = options;

  /** What the browser has deleted and this tab still knows. */
  let lost: readonly KeptUpload[] = [];

  /** Where nothing can be read nothing waits either: words and signing out are not held up by it. */
  const readable = (of: string): Promise<readonly KeptUpload[]> => list(of).catch(() => []);

  async function list(of: string): Promise<readonly KeptUpload[]> {
    const held = await storage.list(of);
    const missing = lost.filter(
      ({ owner, path }) => owner === of && !held.some((one) => one.path === path),
    );
    return [...missing, ...held].sort((a, b) => a.at - b.at);
  }

  async function remove(path: string): Promise<void> {
    lost = lost.filter((one) => one.path !== path);
    await storage.remove(path);
  }

  /** Keeps a picture, or as long as this page lasts where it was lost and there is no room. */
  async function put(upload: KeptUpload): Promise<void> {
    const isLost = (one: KeptUpload) => one.path === upload.path;
    try {
      await storage.put(upload);
      lost = lost.filter((one) => !isLost(one));
    } catch (cause) {
      if (!lost.some(isLost)) throw cause;
      lost = lost.map((one) => (isLost(one) ? upload : one));
    }
  }

  async function waitAgain(path: string): Promise<void> {
    const kept = (await list(owner())).find((one) => one.path === path);
    if (kept) await put({ ...kept, refusal: undefined });
  }

  async function keepLost(): Promise<void> {
    await Promise.all(lost.map(put));
  }

  async function refresh(): Promise<void> {
    const kept = owner() ? await readable(owner()) : [];
    state.setState({
      waiting: kept.filter(({ refusal }) => refusal === undefined),
      refused: kept.filter(({ refusal }) => refusal !== undefined),
    });
  }

  async function changed(): Promise<void> {
    await refresh();
    onChange();
  }

  async function sendVersions({ path, full, small, medium = full }: Upload): Promise<Result<void>> {
    const mediumPath = mediumImage(path);
    let sent = await send(path, full);
    if (sent.ok) sent = await send(smallImage(path), small);
    if (sent.ok && mediumPath) sent = await send(mediumPath, medium);
    return sent;
  }

  async function sendOne(upload: KeptUpload): Promise<Result<void>> {
    const sent = await sendVersions(upload);
    const { path } = upload;
    if (sent.ok) {
      await remove(path);
    } else if (sent.failure.code === 'invalid' || sent.failure.code === 'denied') {
      // Given up while it was on its way, it does not come back with a refusal.
      const kept = await list(upload.owner);
      if (!kept.some((one) => one.path === path)) return succeed(undefined);
      await put({ ...upload, refusal: sent.failure.detail ?? sent.failure.code });
    } else {
      return sent;
    }
    return succeed(undefined);
  }

  return {
    state,
    refresh,
    async add(upload) {
      if (!owner()) throw new Error('Only a signed-in administrator uploads');
      await keeping(storage.put({ ...upload, owner: owner(), at: now() }));
      await changed();
    },
    async retry(path) {
      await keeping(waitAgain(path)).catch(isSaid);
      await changed();
    },
    async discard(path) {
      await remove(path);
      await changed();
    },
    async forget(owner) {
      for (const { path } of await readable(owner)) await remove(path);
      await changed();
    },
    async keepAgain() {
      const { waiting, refused } = state.getState();
      lost = [...waiting, ...refused];
      await keepLost();
      await changed();
    },
    async drain() {
      await keepLost();
      await refresh();
      for (const upload of state.getState().waiting) {
        const sent = await sendOne(upload);
        if (!sent.ok) return sent;
        await refresh();
      }
      return succeed(undefined);
    },
  };
}
