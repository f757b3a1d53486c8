import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { simulateFavourites } from './favourites-simulation.ts';
import { type FavouritesWorld, openFavouritesWorld } from './favourites-world.ts';
import type { Gateway } from './network.ts';

/** SEED and SEEDS replay: `SEED=4711 SEEDS=1 npx vitest run tests/sync/favourites.test.ts`. */
const first = Number(process.env.SEED ?? 1);
const soak = import.meta.env.MODE === 'soak';
const count = Number(process.env.SEEDS ?? (soak ? 5_000 : 22));

/** Histories without evictions that once went wrong: two backups of different age restored one after the other. */
const remembered = [580, 648, 744];

let world: FavouritesWorld;
beforeAll(async () => {
  world = await openFavouritesWorld(inject('cluster'));
});
afterAll(() => world.close());

test(
  'devices and server agree on the favourites after any history of faults',
  async () => {
    const wrong: Record<number, string[]> = {};
    const play = async (seed: number, evictions: boolean) => {
      const found = await simulateFavourites(world, seed, { evictions });
      if (found.length > 0) wrong[seed] = found;
    };
    for (const seed of process.env.SEED ? [] : remembered) await play(seed, false);
    for (let seed = first; seed < first + count; seed += 1) await play(seed, true);
    expect(wrong).toEqual({});
  },
  soak ? 12 * 3_600_000 : 600_000,
);

test('finds a server on which the last to arrive wins', async () => {
  const gateway: Gateway<FavouritesWorld> = (server, name, parameters, asAdmin) => {
    if (name !== 'favourites_push') return server.call(name, parameters, asAdmin);
    const ops = parameters.p_ops as { at: string }[];
    const now = new Date().toISOString();
    return server.call(
      name,
      { ...parameters, p_ops: ops.map((op) => ({ ...op, at: now })) },
      asAdmin,
    );
  };
  expect(await findsWithin(200, { gateway })).toBe(true);
}, 300_000);

test('finds a page that reads the emptied database before it keeps again what it knows', async () => {
  expect(await findsWithin(200, { onLost: (favourites) => favourites.refresh() })).toBe(true);
}, 300_000);

async function findsWithin(
  seeds: number,
  bug: Parameters<typeof simulateFavourites>[2],
): Promise<boolean> {
  for (let seed = 1; seed <= seeds; seed += 1) {
    if ((await simulateFavourites(world, seed, bug)).length > 0) return true;
  }
  return false;
}
