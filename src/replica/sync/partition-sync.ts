import { type Failure, type Result, succeed } from '#shared/failure.ts';
import { createFeed, overtaken, type RoundEnd } from '../protocol/feed.ts';
import type { Audience, Pull, PullPage, Scope } from '../protocol/pull.ts';
import type { Snapshots } from '../protocol/snapshot.ts';
import type { SyncRow } from '../protocol/sync-row.ts';
import { reasonOf } from '../storage/not-kept.ts';
import {
  databaseName,
  emptyGeneration,
  type Generation,
  type Partition,
  type Partitions,
  partitionName,
  readable,
  shape,
} from '../storage/partition.ts';
import { type RowStore, type RowStores, RowStoresNotLoaded } from '../storage/row-store.ts';
import type { Display } from './row-applier.ts';

/** What a round that brought the partition up to date says of it. */
export interface Arrival {
  readonly epoch: string;
  /** The server's revision. */
  readonly revision: number;
  /** Server time, ms since 1970. */
  readonly at: number;
  /** The server was asked in this round; otherwise a page did that had been fetched before. */
  readonly asked: boolean;
  /** The content had been lost or damaged and was filled anew. */
  readonly refilled: boolean;
  /** The server knew nothing of what was held, for it was set back: that was filled anew. */
  readonly setBack: boolean;
}

/** Why a round did not bring the partition up to date. */
export interface RoundFailure extends Failure {
  /** Rows could not be stored: the device has no room, or its database is broken. */
  readonly unstored?: boolean;
  /** The server no longer grants the audience asked for, but this one. */
  readonly granted?: Audience;
}

/**
 * Keeps one partition (an edition for an audience) on this device: shows what is stored, brings it up
 * to date, and where changes alone cannot do that fills a second generation beside the first, which
 * stays on show until the new one is complete.
 */
export interface PartitionSync {
  readonly name: string;
  readonly edition: number;
  /**
   * Shows what is stored; resolves with the generation shown, undefined when nothing is held, and
   * `damaged` when what was held has come back empty.
   */
  show(): Promise<Generation | 'damaged' | undefined>;
  /** From now on shows what is stored, by this tab or another. Call again when told of an arrival. */
  follow(): Promise<void>;
  /**
   * Brings the partition up to date. One tab at a time, one round at a time: `over` tells a tab that was
   * suspended and usurped meanwhile.
   */
  round(over?: AbortSignal): Promise<Arrival | RoundFailure>;
  close(): Promise<void>;
}

export interface PartitionSyncOptions {
  readonly edition: number;
  readonly scope: Scope;
  readonly pull: Pull;
  readonly snapshots: Snapshots;
  readonly rowStores: RowStores;
  readonly partitions: Partitions;
  readonly display: Display;
  /** A page from revision 0 of this edition that was fetched already. */
  readonly first?: PullPage | undefined;
  /** Other content is on show: show nothing of this partition before it is complete. */
  readonly quiet?: boolean;
  /** What is stored is known to be broken and must be filled anew. */
  readonly damaged?: boolean;
  /** Word from outside IndexedDB that this partition once held rows. */
  readonly heldBefore?: boolean;
}

/** Makes the sync of a partition. It knows neither RxDB nor the browser, so it can be simulated. */
export function createPartitionSync(options: PartitionSyncOptions): PartitionSync {
  const { edition, pull, snapshots, rowStores, partitions, display } = options;
  const scope: Scope = { ...options.scope, edition };
  const name = partitionName(edition, scope);
  let first = options.first;
  /** Whose answer said that what is held belongs to another epoch. */
  let epochAsked: string | undefined;
  let trusting = true;
  let quiet = options.quiet ?? false;
  let refilling = false;
  let setBack = false;
  let damaged = options.damaged ?? false;
  // A first page that was fetched already is on show as the beginning of this generation.
  let prepared = options.first && emptyGeneration(options.first.epoch);
  let shown = prepared;
  const beginning = prepared;
  let followed: { id: string; stop: () => void } | undefined;
  /** Rows may have been stored between the reading of what is shown and the beginning of the watch. */
  let unread = false;
  /** What arrives while stored rows are being read, for each reading under way. */
  const readings = new Set<SyncRow[]>();
  const made = performance.now();
  const opened = new Map<string, Promise<RowStore>>();

  const partition = async (): Promise<Partition> => (await partitions.get(name)) ?? { name };

  function open(generation: Generation): Promise<RowStore> {
    const { id, epoch } = generation;
    const identifier = `${edition}/${scope.audience}/${epoch}`;
    const rowStore = opened.get(id) ?? rowStores.open(databaseName(name, generation), identifier);
    opened.set(id, rowStore);
    rowStore.catch(() => opened.delete(id));
    return rowStore;
  }

  async function shut(generation: Generation): Promise<void> {
    if (followed?.id === generation.id) unfollow();
    const rowStore = opened.get(generation.id);
    opened.delete(generation.id);
    await (await rowStore)?.close();
  }

  function unfollow(): void {
    followed?.stop();
    followed = undefined;
  }

  /**
   * Shows a generation: row by row onto an empty display, in one step over other content; false when
   * another has meanwhile taken its place.
   */
  async function present(generation: Generation): Promise<boolean> {
    const direct = !shown && !quiet;
    const watched = followed?.id === generation.id;
    const rows: SyncRow[] = [];
    const arrived: SyncRow[] = [];
    readings.add(arrived);
    let any = false;
    const reading = rowStores.read(databaseName(name, generation), (some) => {
      any = true;
      if (direct) display.show(some);
      else rows.push(...some);
    });
    // A database that cannot be read is as good as an empty one: it is filled anew.
    await reading.catch(() => {});
    const stands = (direct && any) || readable(await partition())?.id === generation.id;
    readings.delete(arrived);
    if (!stands) return false;
    if (!direct) display.replace(rows);
    // What was read may be older than what came meanwhile.
    if (arrived.length > 0) display.take(arrived);
    if (watched) unread = false;
    quiet = false;
    shown = generation;
    // A complete generation holds its edition at least; a browser returns a broken database empty.
    damaged ||= !any && generation.asOf !== undefined;
    return true;
  }

  async function watch(generation: Generation): Promise<void> {
    if (followed?.id === generation.id) return;
    const rowStore = await open(generation).catch(() => undefined);
    // Without storage there is nothing to watch; the next round reports it.
    if (!rowStore) return;
    unfollow();
    const stop = rowStore.watch((some) => {
      for (const arrived of readings) arrived.push(...some);
      display.take(some);
    });
    followed = { id: generation.id, stop };
    unread = true;
  }

  /** Whether all rows of a generation, up to where a round of this tab began, were read or watched. */
  const hasRead = (generation: Generation, from = 0) =>
    shown?.id === generation.id && !(unread && from > shown.revision);

  /** Begins a generation to be filled; the page that names its epoch is its first. */
  async function begin(
    held: Partition,
  ): Promise<Result<Partition & { readonly next: Generation }>> {
    if (!first && trusting) first = await snapshots(scope, epochAsked);
    if (!first) {
      const answer = await pull(scope, 0, undefined);
      if (!answer.ok) return answer;
      if ('reset' in answer.value) return refusal(answer.value.audience);
      first = answer.value;
    }
    const { epoch } = first;
    // Of the page on show nothing that has gone since would be told by a later one.
    const next = (first === options.first && prepared) || emptyGeneration(epoch);
    prepared = undefined;
    const begun = { name, current: held.current, next };
    if (!(await partitions.exchange(held, begun))) return overtaken;
    if (held.next) await discard(held.next);
    return succeed(begun);
  }

  function refusal(granted: Audience) {
    const failure: RoundFailure = { code: 'denied', granted };
    return { ok: false as const, failure };
  }

  async function discard(generation: Generation): Promise<void> {
    await shut(generation);
    await rowStores.remove(databaseName(name, generation));
  }

  /**
   * Records that a generation is up to date, and puts it in the place of the current one where it was
   * filled beside that; false when this tab was usurped.
   */
  async function settle(
    held: Partition,
    complete: Generation,
    from: number | undefined,
  ): Promise<boolean> {
    if (!(await partitions.exchange(held, { name, current: complete }))) return false;
    if (!hasRead(complete, from) && !(await present(complete))) return false;
    shown = complete;
    await watch(complete);
    if (held.next && held.current) await discard(held.current);
    return true;
  }

  async function round(over?: AbortSignal): Promise<Arrival | RoundFailure> {
    let anew = damaged;
    for (let attempts = 0; attempts < 3; attempts += 1) {
      const outcome = await attempt(anew, over);
      if (typeof outcome === 'object') return outcome;
      anew = outcome === 'anew';
    }
    return { code: 'unavailable', detail: 'resets' };
  }

  /** Pulls once; resolves with how the next attempt goes on where this one was not the end. */
  async function attempt(
    anew: boolean,
    over: AbortSignal | undefined,
  ): Promise<Arrival | RoundFailure | 'anew' | 'onward'> {
    let held = await partition();
    let target = held.next ?? held.current;
    const resumes = !anew && target?.shape === shape;
    if (!target || !resumes) {
      const begun = await begin(held);
      if (!begun.ok) return begun.failure;
      held = begun.value;
      target = begun.value.next;
    }
    refilling ||= damaged || (options.heldBefore === true && !held.current);
    damaged = false;

    const rowStore = await open(target).catch(whyNotOpen);
    if ('code' in rowStore) return rowStore;
    if (!shown && !quiet && target === readable(held)) shown = target;
    if (shown?.id === target.id) await watch(target);
    const page = first?.epoch === target.epoch ? first : undefined;
    const feed = createFeed({ pull, scope, epoch: target.epoch, first: page, resumes, over });
    first = undefined;
    const storage = await rowStore.round(feed);
    const { end } = feed;
    if (storage === 'failed' || !end) {
      if (over?.aborted) return overtaken.failure;
      return notStored;
    }
    if (end.kind === 'failed') return end.failure;
    if (end.kind !== 'complete' || storage !== 'stored') return giveUp(target, end, page);
    const complete = { ...target, revision: end.revision, asOf: end.at };
    // Another tab that took over meanwhile has gone further.
    if (!(await settle(held, complete, feed.from))) return overtaken.failure;
    // A page fetched well before this tab came to lead is where the fill begins, not where it ends.
    if (page && !page.more && performance.now() - made > 10_000) return 'onward';
    const asked = page !== options.first || page === undefined || page.more;
    const { epoch } = target;
    const { revision, at } = end;
    const arrival = { epoch, revision, at, asked, refilled: refilling, setBack };
    refilling = false;
    setBack = false;
    return arrival;
  }

  /** A generation that changes alone cannot bring up to date is filled anew, for its audience only. */
  function giveUp(
    target: Generation,
    end: RoundEnd,
    page: PullPage | undefined,
  ): RoundFailure | 'anew' {
    if (end.kind !== 'reset') {
      refilling ||= target.asOf !== undefined;
      return 'anew';
    }
    if (end.reset.audience !== scope.audience) return refusal(end.reset.audience).failure;
    epochAsked = end.reset.epoch;
    setBack ||= target.asOf !== undefined;
    // The server knows nothing of what was published: do not begin with it a second time.
    trusting = !page?.published;
    return 'anew';
  }

  return {
    name,
    edition,
    async show() {
      for (;;) {
        const generation = readable(await partition());
        if (!generation || (await present(generation))) return damaged ? 'damaged' : generation;
      }
    },
    async follow() {
      const generation = readable(await partition());
      if (!generation) return;
      const known = followed?.id === generation.id;
      await watch(generation);
      const now = readable(await partition());
      if (now?.id !== generation.id) return;
      const same = shown?.id === now.id && shown.revision === now.revision;
      // A page fetched by this tab may be newer than what the leader has stored so far.
      const complete = now.asOf !== undefined;
      const newer =
        complete &&
        shown === beginning &&
        first?.epoch === now.epoch &&
        first.revision >= now.revision;
      // Who has put another in its place tells of that one.
      if (!same && !newer && (!known || unread) && !(await present(now))) return;
      shown = now;
    },
    round: (over) => round(over).catch(whyNotStored),
    async close() {
      unfollow();
      const rowStores = await Promise.allSettled(opened.values());
      opened.clear();
      for (const rowStore of rowStores)
        if (rowStore.status === 'fulfilled') await rowStore.value.close();
    },
  };
}

const notStored: RoundFailure = { code: 'unavailable', detail: 'not stored', unstored: true };

function whyNotOpen(cause: unknown): RoundFailure {
  if (cause instanceof RowStoresNotLoaded) return { code: 'offline', detail: cause.message };
  return notStored;
}

/** Not even where rows are found may have room. */
function whyNotStored(cause: unknown): RoundFailure {
  if (reasonOf(cause) !== 'full') throw cause;
  return notStored;
}
