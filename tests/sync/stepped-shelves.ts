import type { Shelves } from '#replica/shelf.ts';
import { isGone, keyOf, type PresentRow, type SyncRow } from '#replica/sync-row.ts';
import type { OpenShelves } from './client.ts';
import type { Life } from './mortal.ts';

/** What is on a simulated disk survives its client. */
type Disk = Map<string, { rows: Map<string, PresentRow>; checkpoint: number }>;

export interface SteppedOptions {
  /** The planted bug: the checkpoint is stored before the rows it covers. */
  readonly checkpointFirst?: boolean;
}

/** Small slices, so that lives end between them. */
const sliceSize = 3;

/** A device's simulated disk. */
export function createSteppedDisk(options: SteppedOptions = {}): OpenShelves {
  const disk: Disk = new Map();
  return (life) => createSteppedShelves(disk, life, options);
}

/** Shelves on a simulated disk, where rows and checkpoint are stored in separate steps. */
function createSteppedShelves(
  disk: Disk,
  life: Life,
  { checkpointFirst = false }: SteppedOptions,
): Shelves {
  return {
    read: (name, take) => life.step(() => take([...(disk.get(name)?.rows.values() ?? [])])),
    names: () => life.step(() => [...disk.keys()]),
    remove: (name) => life.step(() => void disk.delete(name)),
    async open(name) {
      const held = disk.get(name) ?? { rows: new Map(), checkpoint: 0 };
      await life.step(() => disk.set(name, held));
      const listeners = new Set<(rows: readonly SyncRow[]) => void>();
      const put = (rows: readonly SyncRow[]) =>
        life.step(() => {
          for (const row of rows) {
            if (isGone(row)) held.rows.delete(keyOf(row));
            else held.rows.set(keyOf(row), row);
          }
          for (const listener of listeners) listener(rows);
        });
      const mark = (revision: number) =>
        life.step(() => {
          held.checkpoint = revision;
        });
      return {
        async round(feed) {
          while (!feed.end) {
            const { rows, revision } = await feed.next(held.checkpoint, sliceSize);
            if (checkpointFirst) await mark(revision);
            await put(rows);
            if (!checkpointFirst) await mark(revision);
          }
          return 'stored';
        },
        watch(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        close: async () => {},
      };
    },
  };
}
