import { isPartOf } from '#entities/belonging.ts';
import type { Kind } from '#entities/index.ts';
import type { OutboxEntry } from '../protocol/operation.ts';
import { keyOf, type PresentRow } from '../protocol/sync-row.ts';
import { databaseName } from '../storage/partition.ts';
import type { ReplicaStorage } from '../storage/storage.ts';

/** What this device can show of an edition that was made on it, and since when that is known (server time, ms). */
export interface MadeEdition {
  readonly rows: readonly PresentRow[];
  readonly asOf: number;
}

/**
 * The rows of other editions held here that one made on this device takes over or shares, for as long
 * as no server was asked for it; undefined where it was not made here, or none is held.
 */
export async function readMadeEdition(
  edition: number,
  { partitions, rowStores }: Pick<ReplicaStorage, 'partitions' | 'rowStores'>,
  entries: readonly OutboxEntry[],
): Promise<MadeEdition | undefined> {
  const isMade = entries.some(
    ({ operation: { kind, id, action } }) =>
      kind === 'edition' && action === 'insert' && id === String(edition),
  );
  if (!isMade) return undefined;
  const changed = new Set(entries.map(({ operation }) => keyOf(operation)));
  const newest = new Map<string, PresentRow>();
  let asOf: number | undefined;
  for (const { name, current } of await partitions.all()) {
    if (current?.asOf === undefined || !name.endsWith('-admin')) continue;
    asOf = Math.min(asOf ?? current.asOf, current.asOf);
    await rowStores.read(databaseName(name, current), (some) => {
      for (const row of some) {
        const key = keyOf(row);
        if (!changed.has(key) && !isHere(row, edition)) continue;
        if ((newest.get(key)?.revision ?? 0) < row.revision) newest.set(key, row);
      }
    });
  }
  return asOf === undefined ? undefined : { rows: [...newest.values()], asOf };
}

const isHere = ({ kind, row }: PresentRow, edition: number) =>
  isPartOf(kind as Kind, row as never, edition);
