import { isGone, keyOf, type PresentRow, type SyncRow } from '#replica/protocol/sync-row.ts';
import type { RowStores } from '#replica/storage/row-store.ts';
import type { Disk } from './disk.ts';
import type { Life } from './mortal.ts';
import type { Random } from './random.ts';

/** A database on a simulated disk, which survives the tabs that write to it. */
interface Database {
  readonly rows: Map<string, PresentRow>;
  /** The revisions of the rows that are gone. */
  readonly gone: Map<string, number>;
  checkpoint: number;
  /** The latest state of each row that was ever to be stored. */
  readonly handed: Map<string, SyncRow>;
  readonly watchers: Set<{ readonly life: Life; take(rows: readonly SyncRow[]): void }>;
}

export interface SteppedOptions {
  /** The planted bug: the checkpoint is stored before the rows it covers. */
  readonly checkpointFirst?: boolean;
}

/** A device's simulated disk. Its slices are mostly small, so that lives end between them. */
export function createSteppedDisk(random: Random, options: SteppedOptions = {}): Disk {
  const databases = new Map<string, Database>();
  const sliceSize = random.pick([1, 3, 3, 8, 60]);
  return {
    open: (life) => createSteppedShelves(databases, life, sliceSize, options),
    audit: () => [...databases].flatMap(([name, held]) => missing(name, held)),
  };
}

/** The rows that a checkpoint covers and that are not there. */
function missing(name: string, { rows, checkpoint, handed }: Database): string[] {
  return [...handed.values()].flatMap((row) => {
    const stored = rows.get(keyOf(row));
    const kept = isGone(row) ? !stored : (stored?.revision ?? 0) >= row.revision;
    return row.revision > checkpoint || kept
      ? []
      : [`${name} has a checkpoint ${checkpoint} ahead of ${keyOf(row)} at ${row.revision}`];
  });
}

/** Row stores on a simulated disk, where rows and checkpoint are stored in separate steps. */
function createSteppedShelves(
  databases: Map<string, Database>,
  life: Life,
  sliceSize: number,
  { checkpointFirst = false }: SteppedOptions,
): RowStores {
  return {
    read: (name, take) =>
      life.step(() => {
        const rows = [...(databases.get(name)?.rows.values() ?? [])];
        if (rows.length > 0) take(rows);
      }),
    names: () => life.step(() => [...databases.keys()]),
    remove: (name) => life.step(() => void databases.delete(name)),
    async open(name) {
      const held = databases.get(name) ?? {
        ...{ rows: new Map(), gone: new Map(), checkpoint: 0 },
        ...{ handed: new Map(), watchers: new Set() },
      };
      await life.step(() => databases.set(name, held));
      const put = (rows: readonly SyncRow[]) =>
        life.step(() => {
          const isOlder = (row: SyncRow) =>
            row.revision < (held.rows.get(keyOf(row))?.revision ?? held.gone.get(keyOf(row)) ?? 0);
          if (rows.some(isOlder)) return false;
          for (const row of rows) {
            if (isGone(row)) {
              held.rows.delete(keyOf(row));
              held.gone.set(keyOf(row), row.revision);
            } else held.rows.set(keyOf(row), row);
          }
          for (const watcher of held.watchers) tell(watcher, rows);
          return true;
        });
      const mark = (revision: number) =>
        life.step(() => {
          held.checkpoint = revision;
        });
      const tell = (
        to: { life: Life; take: (rows: readonly SyncRow[]) => void },
        rows: readonly SyncRow[],
      ) => {
        if (to.life === life) to.take(rows);
        else setImmediate(() => void to.life.awake().then(() => to.life.dead || to.take(rows)));
      };
      return {
        async round(feed) {
          while (!feed.end) {
            const { rows, revision } = await feed.next(held.checkpoint, sliceSize);
            // What no checkpoint covers is handed out again, perhaps in a later state.
            for (const [key, { revision }] of held.handed) {
              if (revision > held.checkpoint) held.handed.delete(key);
            }
            for (const row of rows) {
              const { revision = 0 } = held.handed.get(keyOf(row)) ?? {};
              if (row.revision >= revision) held.handed.set(keyOf(row), row);
            }
            if (checkpointFirst) await mark(revision);
            if (!(await put(rows))) return 'failed';
            if (!checkpointFirst) await mark(revision);
          }
          return 'stored';
        },
        watch(take) {
          const watcher = { life, take };
          held.watchers.add(watcher);
          return () => held.watchers.delete(watcher);
        },
        close: async () => {},
      };
    },
  };
}
