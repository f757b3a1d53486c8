import { createStore, type StoreApi } from 'zustand/vanilla';
import { isKind, type Kind, kinds, type Row } from '#entities/index.ts';
import { stateVenueOffset } from '#shared/time.ts';
import type { OutboxEntry } from '../protocol/operation.ts';
import { isGone, keyOf, type SyncRow, splitKey } from '../protocol/sync-row.ts';
import { withOverlay } from './overlay.ts';
import type { Outline, Seed } from './seed.ts';
import { type Status, unknownStatus } from './status.ts';

/** Rows per kind; a kind's map keeps its identity until a row of that kind changes. */
export type Content = { readonly [K in Kind]: ReadonlyMap<string, Row<K>> };

/** `empty` until anything was ever read, `filling` until the first fill is complete. */
export type ContentPhase = 'empty' | 'filling' | 'ready';

/** Everything the screens can know of the replica. */
export interface ReplicaState {
  readonly edition: number | undefined;
  readonly phase: ContentPhase;
  /** The rows as this device shows them, operations under way included. */
  readonly content: Content;
  /** Only while the content is the seed's. */
  readonly outline: Outline | undefined;
  readonly entries: readonly OutboxEntry[];
  readonly status: Status;
}

/** The content in memory: filled from storage and network, read by screens. */
export interface ContentStore {
  readonly state: StoreApi<ReplicaState>;
  /** Takes rows in; a state older than the one held is ignored, so any order and repetition will do. */
  apply(rows: readonly SyncRow[]): void;
  /** Puts other content in the place of all that is held, in one step. */
  replace(rows: readonly SyncRow[]): void;
  /** Shows a published page's rows, perhaps shortened, until the rows proper come; only when empty. */
  seed(seed: Seed): void;
  /** All rows proper up to a revision have come: what is left of the seed goes. */
  settle(through: number): void;
  /** Shows these operations over the rows. */
  overlay(entries: readonly OutboxEntry[]): void;
  /** All that happened up to here and belongs to what is shown is on show, since the last replacement. */
  readonly revision: number;
}

/** The revision of a seed's rows. */
const seeded = -1;

type Rows = { [K in Kind]: ReadonlyMap<string, Row> };

/** Makes an empty store. It touches no browser global, so screens render from it in Node as well. */
export function createContentStore(): ContentStore {
  let base = noRows();
  let revisions = new Map<string, number>();
  let entries: readonly OutboxEntry[] = [];
  let revision = 0;
  const state = createStore<ReplicaState>(() => ({
    edition: undefined,
    phase: 'empty',
    content: base as Content,
    outline: undefined,
    entries,
    status: unknownStatus,
  }));

  // First among the listeners, so that every screen then reads the edition's own clock.
  state.subscribe(({ edition, content }, before) => {
    if (edition !== before.edition && entries.length > 0) {
      show(kindsOf(entries));
    }
    if (edition === before.edition && content.edition === before.content.edition) return;
    stateVenueOffset(content.edition.get(String(edition))?.utc_offset);
  });

  function show(changed: Iterable<Kind>, more: Partial<ReplicaState> = {}): void {
    const content: Rows = { ...(state.getState().content as Rows) };
    const { edition } = { ...state.getState(), ...more };
    for (const kind of changed) {
      content[kind] = withOverlay(kind, base[kind] as never, entries, edition);
    }
    state.setState({ content: content as Content, ...more });
  }

  return {
    state,
    get revision() {
      return revision;
    },
    apply(rows) {
      const changed = new Map<Kind, Map<string, Row>>();
      for (const row of rows) {
        const key = keyOf(row);
        if ((revisions.get(key) ?? seeded) >= row.revision) continue;
        revisions.set(key, row.revision);
        revision = Math.max(revision, row.revision);
        const map = changed.get(row.kind) ?? new Map(base[row.kind]);
        changed.set(row.kind, map);
        if (isGone(row)) map.delete(row.id);
        else map.set(row.id, row.row);
      }
      if (changed.size === 0) return;
      base = { ...base, ...Object.fromEntries(changed) };
      show(changed.keys());
    },
    replace(rows) {
      base = noRows();
      revisions = new Map();
      revision = 0;
      for (const row of rows) {
        revisions.set(keyOf(row), row.revision);
        revision = Math.max(revision, row.revision);
        if (!isGone(row)) (base[row.kind] as Map<string, Row>).set(row.id, row.row);
      }
      show(kinds, { outline: undefined });
    },
    seed({ edition, asOf, rows, outline }) {
      // Below every revision of the server's, so that any row proper replaces its seed.
      this.replace(rows.map((row) => ({ ...row, revision: seeded })));
      revision = 0;
      state.setState(({ status }) => ({ edition, outline, status: { ...status, asOf } }));
    },
    settle(through) {
      revision = Math.max(revision, through);
      if (!state.getState().outline) return;
      const left = [...revisions].filter(([, known]) => known === seeded).map(([key]) => key);
      const changed = new Set<Kind>();
      for (const key of left) {
        const [kind, id] = splitKey(key);
        if (!changed.has(kind)) base = { ...base, [kind]: new Map(base[kind]) };
        changed.add(kind);
        (base[kind] as Map<string, Row>).delete(id);
        revisions.delete(key);
      }
      show(changed, { outline: undefined });
    },
    overlay(next) {
      // Whoever reads them would be rendered again, and visitors have none at all.
      if (next.length + entries.length === 0) return;
      const changed = kindsOf([...entries, ...next]);
      entries = next;
      state.setState({ entries });
      if (changed.size > 0) show(changed);
    },
  };
}

/** A later version of the app may have left operations of kinds that this one does not know. */
function kindsOf(entries: readonly OutboxEntry[]): Set<Kind> {
  return new Set(entries.map(({ operation }) => operation.kind).filter(isKind));
}

function noRows(): Rows {
  return Object.fromEntries(
    kinds.map((kind): [Kind, ReadonlyMap<string, Row>] => [kind, new Map()]),
  ) as Rows;
}
