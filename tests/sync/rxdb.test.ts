import 'fake-indexeddb/auto';
import { createRxdbDisk, keepInIndexedDb } from './rxdb-disk.ts';
import { testSeeds } from './simulation-seeds.ts';

/** SEED and SEEDS replay: `SEED=100042 SEEDS=1 npx vitest run tests/sync/rxdb`. */
testSeeds(
  'the same holds with RxDB, outbox and partitions in IndexedDB, whose tabs are killed at any write',
  { first: 100_000, count: 10, soak: 5_000 },
  { disk: createRxdbDisk, keep: keepInIndexedDb },
);
