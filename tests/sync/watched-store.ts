import type { ContentStore } from '#replica/content/content-store.ts';
import { keyOf, type SyncRow } from '#replica/protocol/sync-row.ts';

/**
 * A tab's store, which reports when a row of an edition goes back to an older state, as long as the
 * server was not restored: `restores` counts that.
 */
export function watchRevisions(
  store: ContentStore,
  restores: () => number,
  report: (what: string) => void,
): ContentStore {
  const known = new Map<number | undefined, Map<string, number>>();

  function note(rows: readonly SyncRow[], strict: boolean): void {
    // In a new epoch revisions count anew, and tabs hear of it one after another.
    if (restores() > 0) return;
    const { edition } = store.state.getState();
    const revisions = known.get(edition) ?? new Map<string, number>();
    known.set(edition, revisions);
    for (const row of rows) {
      const before = revisions.get(keyOf(row)) ?? 0;
      if (strict && row.revision < before) {
        report(`${keyOf(row)} went back from revision ${before} to ${row.revision}`);
      }
      revisions.set(keyOf(row), Math.max(before, row.revision));
    }
  }

  return {
    ...store,
    get revision() {
      return store.revision;
    },
    apply(rows) {
      store.apply(rows);
      note(rows, false);
    },
    replace(rows) {
      store.replace(rows);
      // The edition that these rows are of is named right after them.
      queueMicrotask(() => note(rows, true));
    },
  };
}
