import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { installBrowser } from './browser.ts';
import { runSeeds } from './run-seeds.ts';
import type { SimulationOptions } from './simulation.ts';
import { openWorld, type World } from './world.ts';

interface Seeds {
  /** The first seed, without SEED. */
  readonly first: number;
  /** How many are played in every run, and how many in a soak, without SEEDS. */
  readonly count: number;
  readonly soak: number;
  /** Seeds beyond these that once found a fault: part of every run since. */
  readonly found?: readonly number[];
}

/** A test that plays the seeds of a share of the simulation; SEED and SEEDS replay others. */
export function testSeeds(sentence: string, seeds: Seeds, options: SimulationOptions): void {
  const soak = import.meta.env.MODE === 'soak';
  const first = Number(process.env.SEED ?? seeds.first);
  const count = Number(process.env.SEEDS ?? (soak ? seeds.soak : seeds.count));

  let world: World;
  beforeAll(async () => {
    installBrowser();
    world = await openWorld(inject('cluster'));
  });
  afterAll(() => world.close());

  test(
    sentence,
    async () => {
      const found = process.env.SEED === undefined ? (seeds.found ?? []) : [];
      const again = found.map((seed) => ({ first: seed, count: 1 }));
      for (const some of [{ first, count }, ...again]) {
        expect(await runSeeds(world, some, options)).toEqual({});
      }
    },
    soak ? 12 * 3_600_000 : 600_000,
  );
}
