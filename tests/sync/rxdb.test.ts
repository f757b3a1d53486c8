import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { runSeeds } from './run-seeds.ts';
import { createRxdbDisk, freshIndexedDb } from './rxdb-disk.ts';
import { openWorld, type World } from './world.ts';

/** SEED and SEEDS replay: `SEED=100042 SEEDS=1 npx vitest run tests/sync/rxdb`. */
const first = Number(process.env.SEED ?? 100_000);
const soak = import.meta.env.MODE === 'soak';
const count = Number(process.env.SEEDS ?? (soak ? 5_000 : 100));

let world: World;
beforeAll(async () => {
  world = await openWorld(inject('cluster'));
});
afterAll(() => world.close());

test(
  'the same holds with RxDB over IndexedDB, whose tabs are killed at any write',
  async () => {
    const disk = () => createRxdbDisk();
    expect(await runSeeds(world, { first, count }, { disk, before: freshIndexedDb })).toEqual({});
  },
  soak ? 12 * 3_600_000 : 600_000,
);
