import type { ContentStore } from '../content/content-store.ts';
import type { SyncRow } from '../protocol/sync-row.ts';

/** Where a partition sync puts what screens shall show. */
export interface Display {
  /** Shows stored rows of a partition at once. */
  show(rows: readonly SyncRow[]): void;
  /** Adds, updates and removes rows of what is on show, as they arrive. */
  take(rows: readonly SyncRow[]): void;
  /** Puts other content in the place of all that is on show. */
  replace(rows: readonly SyncRow[]): void;
}

/** Milliseconds within which arriving rows are shown together. */
const grouping = 100;

/** Brings rows into the store: stored ones at once, arriving ones grouped so that lists settle. */
export interface RowApplier extends Display {
  /** Shows everything that has arrived. */
  flush(): void;
}

/** Makes the row applier of a store. */
export function createRowApplier(store: ContentStore): RowApplier {
  let arrived: SyncRow[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const rows = arrived;
    arrived = [];
    if (rows.length > 0) store.apply(rows);
  }

  return {
    flush,
    show: (rows) => store.apply(rows),
    take(rows) {
      arrived = arrived.concat(rows);
      timer ??= setTimeout(flush, grouping);
    },
    replace(rows) {
      arrived = [];
      store.replace(rows);
    },
  };
}
