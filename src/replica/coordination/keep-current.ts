import { addresses } from '#shared/addresses.ts';
import { backendKey, backendUrl } from '#shared/backend-address.ts';
import { fail } from '#shared/failure.ts';
import { afterFirstPaint } from '../first-paint.ts';
import type { Backend } from '../protocol/backend.ts';
import { createPull } from '../protocol/pull.ts';
import { type AskPublished, createAskPublished, createSnapshots } from '../protocol/snapshot.ts';
import type { AdminSession } from '../session/session.ts';
import type { EditionSyncOptions } from '../sync/edition-sync.ts';
import type { RevisionNote } from '../sync/revision-note.ts';
import { type ServerClock, withClock } from '../sync/server-clock.ts';
import type { TabMessage } from './tab-channel.ts';
import { startTabCoordinator, type TabCoordinator } from './tab-coordinator.ts';

// What only they need who wrote here comes with it.
export { createSignOut } from '../sign-out.ts';

interface KeepCurrentOptions extends Omit<EditionSyncOptions, 'pull' | 'snapshots'> {
  readonly backend: Backend;
  readonly session: Pick<AdminSession, 'token' | 'grant'>;
  readonly clock: ServerClock;
  /** Says something to the other tabs. */
  readonly tell: (message: TabMessage) => void;
}

/** One for the page, whatever it opens: what was asked for early is read once. */
const snapshots = createSnapshots();

const askPublishedFiles = createAskPublished();

/** Screens in halls have nobody who comes back to them, and are few: they go on asking the server. */
const askPublished: AskPublished = async () =>
  location.pathname.startsWith(addresses.display.path) ? fail('not_found') : askPublishedFiles();

/** Keeps what this page shows current, over this browser's network: pulls, doorbell and notes. */
export function keepCurrent(options: KeepCurrentOptions): TabCoordinator {
  const { backend, session, clock, memory, scope, onArrival } = options;
  let note: RevisionNote | undefined;
  let stopped = false;

  /** What notes comes later than this: nothing is noted in the first two minutes. */
  async function hold(edition: number, revision: number): Promise<void> {
    const { createRevisionNote } = await import('../sync/revision-note.ts');
    if (stopped) return;
    note ??= createRevisionNote(backend, memory, scope);
    note.hold(edition, revision);
  }

  // What is answered after the end may be the rights of somebody who has left since.
  const grant = (rights: unknown) => {
    if (!stopped) session.grant(rights);
  };
  const coordinator = startTabCoordinator({
    ...options,
    pull: withClock(createPull(backend, session.token, grant), clock),
    snapshots,
    ready: afterFirstPaint,
    askPublished,
    listen: async (calls) =>
      (await import('../protocol/doorbell.ts')).listenForBell(
        backendUrl || location.origin,
        backendKey,
        calls,
      ),
    onArrival(edition, at, revision, isKept) {
      onArrival(edition, at, revision, isKept);
      // Without a network the next arrival asks for it again.
      hold(edition, revision).catch(() => {});
    },
  });
  return {
    ...coordinator,
    async stop() {
      stopped = true;
      note?.stop();
      await coordinator.stop();
    },
  };
}
