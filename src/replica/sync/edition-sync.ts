import { type Failure, type Result, succeed } from '#shared/failure.ts';
import { nextTask } from '#shared/next-task.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { Status } from '../content/status.ts';
import type { SyncedOutbox } from '../outbox/outbox.ts';
import { type Audience, noEdition, type Pull, type Scope } from '../protocol/pull.ts';
import type { Snapshots } from '../protocol/snapshot.ts';
import { forgetAudience, sweepDatabases } from '../storage/clean-up.ts';
import type { DeviceMemory } from '../storage/device-memory.ts';
import { heldEdition } from '../storage/held-edition.ts';
import { partitionName } from '../storage/partition.ts';
import { createSentinel } from '../storage/sentinel.ts';
import { memoryStorage, type ReplicaStorage } from '../storage/storage.ts';
import { createConfirmation } from './confirmation.ts';
import {
  type Arrival,
  createPartitionSync,
  type PartitionSync,
  type PartitionSyncOptions,
  type RoundFailure,
} from './partition-sync.ts';
import type { RowApplier } from './row-applier.ts';
import {
  chosenEdition,
  defaultEdition,
  forgetChoice,
  rememberedEdition,
  rememberResolvedEdition,
} from './selection.ts';

/** A revision of an epoch. */
export type Held = Pick<Arrival, 'epoch' | 'revision'>;

/** Keeps the selected edition current for one tab: the whole protocol, without browser or RxDB. */
export interface EditionSync {
  /** Shows what the device holds, or else fetches and shows a first page. */
  open(): Promise<void>;
  /** Shows from now on whatever any tab stores. */
  follow(): Promise<void>;
  /** The leading tab's round: pull, store, show, settle. Resolves with why it failed, if it did. */
  round(over?: AbortSignal): Promise<Failure | undefined>;
  /** Another tab brought an edition up to date, at server time `at` (ms), through a revision. */
  hear(edition: number, at: number, revision: number): Promise<void>;
  /** What this tab brings is kept on the device, where others find it; otherwise it leads for itself alone. */
  readonly keeps: boolean;
  /** What the last round of this tab brought the content up to; undefined before the first. */
  readonly held: Held | undefined;
  /** Nothing has confirmed for a minute that what is on show is current, though something asked. */
  readonly late: boolean;
  /** Takes over what the leader says of that. */
  lag(late: boolean): void;
  /**
   * The browser has closed or deleted what was stored: gives up the round under way, and from now on
   * fills anew beside what is on show.
   */
  revive(): void;
  /**
   * Where there was no room on the device, tries it again from the next round on, once a minute at most; true
   * where it does.
   */
  regain(): boolean;
  /** Deletes databases that no partition refers to, left behind by a tab that was closed in between. */
  sweep(): Promise<void>;
  /** Deletes what the device holds for an audience. */
  forget(audience: Audience): Promise<void>;
  close(): Promise<void>;
}

export interface EditionSyncOptions {
  readonly storage: Pick<ReplicaStorage, 'partitions' | 'rowStores'> &
    Partial<Pick<ReplicaStorage, 'unkept'>>;
  readonly pull: Pull;
  readonly snapshots: Snapshots;
  readonly store: ContentStore;
  readonly rowApplier: RowApplier;
  readonly outbox: SyncedOutbox;
  readonly memory: DeviceMemory;
  readonly scope: { readonly audience: Audience; readonly code?: string };
  readonly onArrival: (edition: number, at: number, revision: number, isKept: boolean) => void;
  /** The server grants only this audience now. */
  readonly onLesserAudience: (granted: Audience) => void;
}

/** How long a device that has no room is left alone, in ms: what does not fit is fetched in vain. */
const roomPause = 60_000;

/** Rows of a first page shown at once: more would hold up a slow phone. */
const showable = 1_000;

/** Makes the edition sync of a tab. */
export function createEditionSync(options: EditionSyncOptions): EditionSync {
  const { pull, snapshots, store, rowApplier, outbox, memory, onArrival } = options;
  let storage = options.storage;
  const sentinel = createSentinel(memory);
  let partitionSync: PartitionSync | undefined;
  let unstored = 0;
  /** What took the place of a device without room, and since when (ms of this page). */
  let inMemory: ReturnType<typeof memoryStorage> | undefined;
  let fullSince = 0;
  let held: Held | undefined;
  let interrupt = () => {};
  const confirmation = createConfirmation(store);

  const keeps = () => storage === options.storage && storage.unkept === undefined;

  const report = (changes: Partial<Status>) =>
    store.state.setState(({ status }) => ({ status: { ...status, ...changes } }));

  /** What is on show is stored on the device, or will be: where it had no room, it has some again. */
  function noteRoom(): void {
    if (!keeps()) return;
    inMemory = undefined;
    if (store.state.getState().status.notice === 'storage_full') report({ notice: undefined });
  }

  function keep(edition: number, more: Partial<PartitionSyncOptions> = {}): PartitionSync {
    const scope: Scope = { ...options.scope, edition };
    const display = {
      ...rowApplier,
      replace(rows: Parameters<RowApplier['replace']>[0]) {
        rowApplier.replace(rows);
        store.state.setState({ edition });
      },
    };
    const heldBefore = sentinel.saw(partitionName(edition, scope));
    return createPartitionSync({
      edition,
      scope,
      pull,
      snapshots,
      ...storage,
      display,
      heldBefore,
      ...more,
    });
  }

  /**
   * Asks for the first page of the edition to open, which may be for the server to name: a published
   * snapshot when there is one.
   */
  async function fetchFirst(
    edition: number | undefined,
    more: Partial<PartitionSyncOptions> = {},
  ): Promise<Result<PartitionSync>> {
    const scope: Scope = { ...options.scope, edition };
    const published = await snapshots(scope, undefined);
    const answer = published ? succeed(published) : await pull(scope, 0, undefined);
    if (!answer.ok) {
      // All there is has come, and it is nothing: the first edition can be made or restored.
      if (answer.failure.detail === noEdition) store.state.setState({ phase: 'ready' });
      return answer;
    }
    const page = answer.value;
    if ('reset' in page) {
      options.onLesserAudience(page.audience);
      return { ok: false, failure: { code: 'denied' } };
    }
    if (edition === undefined) rememberResolvedEdition(page.edition, memory);
    // Who looks on while a site without editions gets its first one is not interrupted.
    store.state.setState(({ phase }) => ({
      edition: page.edition,
      phase: phase === 'ready' ? phase : 'filling',
    }));
    for (let shown = 0; shown < page.rows.length; shown += showable) {
      if (shown > 0) await nextTask();
      rowApplier.show(page.rows.slice(shown, shown + showable));
    }
    return { ok: true, value: keep(page.edition, { first: page, ...more }) };
  }

  /** What can be shown of an edition that this device has made and no server told of yet. */
  async function madeHere(edition: number) {
    const { entries } = store.state.getState();
    if (options.scope.audience !== 'admin' || entries.length === 0) return undefined;
    const loading = import('./made-edition.ts').catch(() => undefined);
    return (await loading)?.readMadeEdition(edition, storage, entries);
  }

  async function open(): Promise<void> {
    // A browser that keeps rows may refuse to remember which edition they are of.
    const edition =
      rememberedEdition(memory) ?? (await heldEdition(storage.partitions, options.scope.audience));
    let damaged = false;
    if (edition !== undefined) {
      partitionSync = keep(edition);
      store.state.setState({ edition });
      const stored = await partitionSync.show();
      if (stored && stored !== 'damaged') {
        const complete = stored.asOf !== undefined;
        if (complete) store.settle(stored.revision);
        store.state.setState({ phase: complete ? 'ready' : 'filling' });
        // What is held of a first page says nothing of its age; a published page does, and has.
        if (complete) report({ asOf: stored.asOf });
        return;
      }
      damaged = stored === 'damaged';
      const made = await madeHere(edition);
      if (made) {
        rowApplier.replace(made.rows);
        partitionSync = keep(edition, { quiet: true });
        store.state.setState({ phase: 'ready' });
        return report({ asOf: made.asOf });
      }
    }
    const first = await fetchFirst(edition, { damaged });
    if (first.ok) partitionSync = first.value;
    else report(failed(first.failure));
  }

  async function round(over?: AbortSignal): Promise<Failure | undefined> {
    report({ updating: true });
    confirmation.asked();
    // What waits for a database that is gone may wait for ever.
    const interrupted = new Promise<RoundFailure>((resolve) => {
      interrupt = () => resolve(storageLost);
    });
    const failure = await Promise.race([attempt(over), interrupted]);
    // A refusal is an answer too.
    if (failure && failure.code !== 'offline' && failure.code !== 'unavailable') {
      confirmation.answered();
    }
    report({ updating: false, ...(failure ? failed(failure) : {}) });
    return failure;
  }

  async function attempt(over: AbortSignal | undefined): Promise<RoundFailure | undefined> {
    const { online: wasOnline } = store.state.getState().status;
    const begun = partitionSync;
    const acknowledged = await outbox.applied();
    if (begun !== partitionSync) return storageLost;
    if (!partitionSync) {
      const first = await fetchFirst(rememberedEdition(memory));
      if (!first.ok) return first.failure;
      partitionSync = first.value;
    }
    const asked = partitionSync;
    const outcome = await asked.round(over);
    if (asked !== partitionSync) return storageLost;
    rowApplier.flush();
    if ('code' in outcome) return refused(outcome, asked.edition);
    held = outcome;
    // Other tabs show the rows first, and then hear that what changed them leaves the overlay.
    tellArrival(partitionSync, outcome);
    // What was acknowledged before the server was asked is in its answer, or was lost to a restore. A page
    // of before says nothing, nor does a revision: a server that was restored counts anew.
    if (outcome.asked) await outbox.settle(acknowledged);
    await confirm(outcome.revision, outcome.at, wasOnline);
    if (outcome.refilled) report({ notice: 'refilled' });
    // Who wrote something since should look whether it is still there.
    if (outcome.setBack && options.scope.audience === 'admin') report({ notice: 'set_back' });
    const unmoved = await moveToDefault(over);
    if (!unmoved?.unstored) unstored = 0;
    return unmoved;
  }

  async function refused(failure: RoundFailure, edition: number): Promise<RoundFailure> {
    if (failure.granted) options.onLesserAudience(failure.granted);
    if (failure.unstored) unstored += 1;
    if (unstored >= 2 && partitionSync) {
      // The device has no room: go on in memory and leave what it holds as it is.
      unstored = 0;
      await partitionSync.close();
      inMemory ??= memoryStorage();
      storage = inMemory;
      fullSince = performance.now();
      partitionSync = keep(edition, { quiet: true });
      report({ notice: 'storage_full' });
    }
    return failure;
  }

  /**
   * When the organisers made another edition current, or deleted the one that the reader had chosen,
   * fills the current one and then shows it instead.
   */
  async function moveToDefault(over: AbortSignal | undefined): Promise<RoundFailure | undefined> {
    const editions = store.state.getState().content.edition;
    const current = defaultEdition(editions);
    const chosen = chosenEdition(memory);
    const isGone = chosen !== undefined && current !== undefined && !editions.has(String(chosen));
    if (isGone) {
      await forgetChoice(memory);
      report({ notice: 'edition_gone' });
    }
    const stays = chosen !== undefined && !isGone;
    if (!partitionSync || stays || current === undefined || current === partitionSync.edition)
      return undefined;
    const next = keep(current, { quiet: true });
    const outcome = await next.round(over);
    if ('code' in outcome) {
      await next.close();
      return refused(outcome, current);
    }
    await switchTo(next);
    tellArrival(next, outcome);
    return undefined;
  }

  /** What has come is noted on the device, where it is kept, and told to the other tabs. */
  function tellArrival({ name, edition }: PartitionSync, { at, revision }: Arrival): void {
    if (keeps()) {
      sentinel.mark(name);
      // A browser that empties its storage forgets it, too.
      rememberResolvedEdition(edition, memory);
    }
    onArrival(edition, at, revision, keeps());
  }

  /** What is on show is current through a revision, as of server time `at` (ms). */
  async function confirm(revision: number, at: number, wasOnline: boolean): Promise<void> {
    await outbox.heed();
    store.settle(revision);
    store.state.setState({ phase: 'ready' });
    confirmation.answered();
    // A network that went while the answer was being stored is gone: nothing else would say so for minutes.
    const online = !wasOnline || store.state.getState().status.online;
    report({ asOf: at, online, failure: undefined });
    noteRoom();
  }

  async function switchTo(next: PartitionSync): Promise<void> {
    await partitionSync?.close();
    partitionSync = next;
    rememberResolvedEdition(next.edition, memory);
  }

  function revive(): void {
    const before = partitionSync;
    if (!before) return;
    partitionSync = keep(before.edition, { quiet: true });
    unstored = 0;
    interrupt();
    // Nothing waits for it either, nor minds that it has no more to close.
    before.close().catch(() => {});
  }

  return {
    open,
    round,
    follow: async () => partitionSync?.follow(),
    get keeps() {
      return keeps();
    },
    get held() {
      return held;
    },
    get late() {
      return confirmation.late;
    },
    lag: confirmation.follow,
    revive,
    regain() {
      if (storage === options.storage || performance.now() - fullSince < roomPause) return false;
      storage = options.storage;
      revive();
      return true;
    },
    async hear(edition, at, revision) {
      const chosen = chosenEdition(memory);
      if (edition !== partitionSync?.edition) {
        if (chosen !== undefined && chosen !== edition) return;
        const next = keep(edition, { quiet: true });
        await next.show();
        await switchTo(next);
      }
      await partitionSync?.follow();
      rowApplier.flush();
      // Whoever told of it has reached the server, which this tab may have missed when it last asked.
      await confirm(revision, at, false);
    },
    sweep: () => sweepDatabases(storage),
    forget: (audience) => forgetAudience(storage, sentinel, audience),
    async close() {
      confirmation.stop();
      await partitionSync?.close();
      rowApplier.flush();
    },
  };
}

const storageLost: RoundFailure = { code: 'unavailable', detail: 'lost' };

function failed(failure: Failure): Partial<Status> {
  return failure.code === 'offline' ? { failure, online: false } : { failure };
}
