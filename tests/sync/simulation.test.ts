import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { runSeeds } from './run-seeds.ts';
import { createSteppedDisk } from './stepped-shelves.ts';
import { openWorld, type World } from './world.ts';

/** SEED and SEEDS replay: `SEED=4711 SEEDS=1 npx vitest run tests/sync/simulation`. */
const first = Number(process.env.SEED ?? 1);
const soak = import.meta.env.MODE === 'soak';
const count = Number(process.env.SEEDS ?? (soak ? 95_000 : 1_200));

let world: World;
beforeAll(async () => {
  world = await openWorld(inject('cluster'));
});
afterAll(() => world.close());

test(
  'devices and server agree after any history of changes, faults, deaths and restores',
  async () => {
    expect(await runSeeds(world, { first, count }, { disk: createSteppedDisk })).toEqual({});
  },
  soak ? 12 * 3_600_000 : 600_000,
);
