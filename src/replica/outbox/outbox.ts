import { presentTime } from '#shared/clock.ts';
import { randomUuid } from '#shared/random-uuid.ts';
import { rebased } from '../content/change.ts';
import type { ContentStore } from '../content/content-store.ts';
import { createKeeping, isSaid } from '../content/keeping.ts';
import { countEntries } from '../content/status.ts';
import {
  type ContentChange,
  type Fields,
  isTurnedDown,
  type Operation,
  type OutboxEntry,
} from '../protocol/operation.ts';
import type { OutboxStorage } from '../storage/outbox-storage.ts';
import { withLost } from './lost-entries.ts';

/**
 * The one way to write: every change is kept on the device first, shown at once, and sent later. What
 * the device does not keep is not made: the promise then rejects with `NotKept`.
 */
export interface Outbox {
  /**
   * Keeps changes of the signed-in administrator in their order, all or none, and shows them in one step.
   * What awaits an earlier one, the server takes only with it; so it does with all where one of
   * them makes an edition. Resolves with the operations as they were kept.
   */
  submitAll(changes: readonly ContentChange[]): Promise<readonly Operation[]>;
  /**
   * Sends refused or conflicting operations again as new ones, each made against the server's row. Where the
   * device has no room for them, they stay as they were, and the status says why.
   */
  retry(...ops: readonly string[]): Promise<void>;
  /** Gives operations up, whatever their state. */
  discard(...ops: readonly string[]): Promise<void>;
}

/** What drain and replica need of the outbox besides. */
export interface SyncedOutbox extends Outbox {
  /** Keeps one change; resolves with its operation's id once it is safely stored and shown. */
  submit(change: ContentChange): Promise<string>;
  /** Reads the stored operations again and shows them, unless that was overtaken meanwhile. */
  refresh(isOvertaken?: () => boolean): Promise<readonly OutboxEntry[]>;
  /**
   * Keeps once more what is on show and not applied, after the browser has deleted what the device kept. Where
   * there is no room it stays on show and is sent all the same, for as long as the page stays open.
   */
  keepAgain(): Promise<void>;
  /** Keeps what an earlier `keepAgain` found no room for, if it did and there is now. */
  keepLost(): Promise<void>;
  /**
   * Lets what was turned down leave the overlay: the tab that got the answer may have ended before
   * it told the others.
   */
  heed(): Promise<void>;
  /** The ids of the operations that the server applied and the overlay still shows. */
  applied(): Promise<ReadonlySet<string>>;
  /** Lets these operations leave the overlay, as far as they are applied: the replica now holds what they did. */
  settle(arrived: ReadonlySet<string>): Promise<void>;
  readonly storage: OutboxStorage;
}

interface OutboxOptions {
  readonly storage: OutboxStorage;
  readonly store: ContentStore;
  /** The signed-in administrator, whose operations these are; '' when there is none. */
  readonly owner: () => string;
  /** What this device's outbox is called. */
  readonly name: () => string;
  /** Shows the rows that have arrived: none may leave the overlay before what it did is on show. */
  readonly flush?: () => void;
  /** Called after every change of the stored operations, to drain and to tell other tabs. */
  readonly onChange: () => void;
  readonly now?: () => number;
}

/** Makes the outbox of one tab over the storage that all tabs share. */
export function createOutbox(options: OutboxOptions): SyncedOutbox {
  const { store, owner, name, flush, onChange, now = presentTime } = options;
  const { hasLost, keepLost, ...storage } = withLost(options.storage);
  const keeping = createKeeping(store);

  function show(entries: readonly OutboxEntry[]): void {
    store.overlay(entries);
    store.state.setState(({ status }) => ({ status: { ...status, ...countEntries(entries) } }));
  }

  async function refresh(isOvertaken = () => false): Promise<readonly OutboxEntry[]> {
    const signedIn = owner() !== '';
    const kept = await storage.list(signedIn ? owner() : undefined);
    const entries = signedIn ? kept : [];
    if (isOvertaken()) return entries;
    const unclaimed = signedIn ? [] : kept.filter(({ outcome }) => outcome.status !== 'applied');
    flush?.();
    show(entries);
    store.state.setState(({ status }) => ({ status: { ...status, unclaimed: unclaimed.length } }));
    return entries;
  }

  async function changed(): Promise<void> {
    await refresh();
    onChange();
  }

  function operationOf({ kind, id, action, base, set, source }: ContentChange): Operation {
    const at = new Date(now()).toISOString();
    const op = randomUuid();
    const made = { op, kind, id, action, base, set, ...(source && { source }), at, outbox: name() };
    if (action !== 'delete') return made;
    const rows = store.state.getState().content[kind] as ReadonlyMap<string, object>;
    const shown = (rows.get(id) as Fields | undefined) ?? null;
    return { ...made, base: base ?? shown, seen: store.revision };
  }

  async function keep(operations: readonly Operation[]): Promise<readonly Operation[]> {
    if (!owner()) throw new Error('Only a signed-in administrator writes');
    await keeping(storage.add(owner(), operations));
    await changed();
    return operations;
  }

  return {
    storage,
    refresh,
    async submit(change) {
      const operation = operationOf(change);
      await keep([operation]);
      return operation.op;
    },
    submitAll: (changes) => keep(inOneStep(changes, changes.map(operationOf))),
    async retry(...ops) {
      const asked = new Set(ops);
      const renewed = new Map<string, Operation>();
      for (const entry of await storage.list(owner())) {
        const { op } = entry.operation;
        if (!asked.has(op)) continue;
        const again = rebased(entry, store.revision);
        renewed.set(op, { ...again, op: randomUuid(), outbox: name() });
      }
      await keeping(storage.replace(renewed)).catch(isSaid);
      await changed();
    },
    async discard(...ops) {
      await storage.remove(new Set(ops));
      await changed();
    },
    async keepAgain() {
      const { entries } = store.state.getState();
      const own = entries.filter(({ outcome }) => outcome.status !== 'applied');
      await keeping(storage.keepAgain(own)).catch(isSaid);
      await changed();
    },
    async keepLost() {
      if (hasLost()) await keeping(keepLost()).catch(isSaid);
    },
    async heed() {
      const turnedDown = new Map<string, OutboxEntry>();
      for (const entry of await storage.list(owner())) {
        if (isTurnedDown(entry)) turnedDown.set(entry.operation.op, entry);
      }
      const { entries } = store.state.getState();
      const unheard = entries.filter(
        (entry) => !isTurnedDown(entry) && turnedDown.has(entry.operation.op),
      );
      // What else has changed waits for its rows to be on show.
      if (unheard.length > 0) {
        show(entries.map((entry) => turnedDown.get(entry.operation.op) ?? entry));
      }
    },
    async applied() {
      const entries = await storage.list(owner());
      const applied = entries.filter(({ outcome }) => outcome.status === 'applied');
      return new Set(applied.map(({ operation }) => operation.op));
    },
    async settle(arrived) {
      const gone = new Set<string>();
      for (const { operation, outcome } of await storage.list(owner())) {
        if (outcome.status === 'applied' && arrived.has(operation.op)) gone.add(operation.op);
      }
      if (gone.size === 0) return;
      await storage.remove(gone);
      await changed();
    },
  };
}

/**
 * What is written in one step with a new edition waits for it: should somebody else have taken its number
 * meanwhile, nothing of this becomes part of theirs. Other changes say themselves which they wait for.
 */
function inOneStep(
  changes: readonly ContentChange[],
  operations: readonly Operation[],
): readonly Operation[] {
  const edition = changes.findIndex(
    ({ kind, action }) => kind === 'edition' && action === 'insert',
  );
  return operations.map((one, place) => {
    const awaited = operations[changes[place]?.awaits ?? edition];
    return awaited && awaited !== one ? { ...one, after: awaited.op } : one;
  });
}
