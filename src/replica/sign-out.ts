import { withWebLock } from './coordination/web-lock.ts';
import type { Uploads } from './outbox/uploads/uploads.ts';
import { type Administrator, draftsOf } from './session/administrator.ts';
import { forgetAll } from './storage/device-memory.ts';
import type { OutboxStorage } from './storage/outbox-storage.ts';
import type { EditionSync } from './sync/edition-sync.ts';

/** What a device keeps of the back office, and how it goes once nobody is signed in. */
export interface SignOut {
  /** Deletes what is of somebody who has signed out, and the content that only they may see. */
  forget(user: Administrator): Promise<void>;
  /** Deletes the content that is left of a sign-out whose page was closed in between. */
  sweep(): Promise<void>;
  /** Resolves once no tab is deleting content. */
  over(): Promise<void>;
}

interface SignOutOptions {
  /** Whether somebody is signed in by now, in this tab or another. */
  readonly isSignedIn: () => boolean;
  readonly storage: Pick<OutboxStorage, 'list' | 'remove'>;
  readonly uploads: Pick<Uploads, 'forget'>;
  /** Opens the content anew, for visitors. */
  readonly reopen: () => Promise<void>;
  /** What keeps the content that is open. */
  readonly editionSync: () => Promise<Pick<EditionSync, 'forget'>>;
}

const lock = 'forum-sign-out';

/** Makes the sign-out of one tab over what all tabs share. */
export function createSignOut(options: SignOutOptions): SignOut {
  const { isSignedIn, storage, uploads, reopen, editionSync } = options;

  async function forgetOperations(owner: string): Promise<void> {
    const entries = await storage.list(owner);
    await storage.remove(new Set(entries.map(({ operation }) => operation.op)));
  }

  async function sweep(): Promise<void> {
    // Not under the lock: content that is opened for somebody waits for that.
    const { forget } = await editionSync();
    // Who signs in meanwhile is either seen here, or waits for the end of it.
    await withWebLock(lock, async () => {
      if (!isSignedIn()) await forget('admin');
    });
  }

  return {
    async forget({ id }) {
      // Before the content is opened anew, which waits: the page may be closed any moment.
      forgetAll(draftsOf(id));
      // What cannot be deleted keeps nothing on show either.
      await Promise.allSettled([forgetOperations(id), uploads.forget(id)]);
      await reopen();
      await sweep();
    },
    sweep,
    over: () => withWebLock(lock, async () => {}),
  };
}
