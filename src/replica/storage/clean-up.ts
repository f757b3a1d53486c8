import type { Audience } from '../protocol/pull.ts';
import { databaseName } from './partition.ts';
import type { Sentinel } from './sentinel.ts';
import type { ReplicaStorage } from './storage.ts';

type Stored = Pick<ReplicaStorage, 'partitions' | 'rowStores'>;

/** Deletes databases that no partition refers to, left behind by a tab that was closed in between. */
export async function sweepDatabases({ partitions, rowStores }: Stored): Promise<void> {
  // Names first: a partition is always recorded before its database is made.
  const names = await rowStores.names();
  const kept = new Set<string>();
  for (const { name, current, next } of await partitions.all()) {
    for (const generation of [current, next]) {
      if (generation) kept.add(databaseName(name, generation));
    }
  }
  for (const name of names) if (!kept.has(name)) await rowStores.remove(name);
}

/** Deletes what the device holds for an audience, and the word that it held it. */
export async function forgetAudience(
  { partitions, rowStores }: Stored,
  sentinel: Sentinel,
  audience: Audience,
): Promise<void> {
  for (const partition of await partitions.all()) {
    if (!partition.name.endsWith(`-${audience}`)) continue;
    await partitions.remove(partition.name);
    sentinel.forget(partition.name);
    for (const generation of [partition.current, partition.next]) {
      if (generation) await rowStores.remove(databaseName(partition.name, generation));
    }
  }
}
