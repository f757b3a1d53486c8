import { setTimeout } from 'node:timers/promises';
import { type SimulationOptions, simulate } from './simulation.ts';
import type { World } from './world.ts';

/** Many times what a seed takes on a busy machine, in milliseconds. */
const patience = 60_000;

/**
 * Plays seeds from `first` on; resolves with everything that went wrong, by seed. A seed that does
 * not come to its end is wrong too, and the last one played: what it left under way is not known.
 */
export async function runSeeds(
  world: World,
  { first, count }: { first: number; count: number },
  options: SimulationOptions,
): Promise<Record<number, string[]>> {
  const wrong: Record<number, string[]> = {};
  for (let seed = first; seed < first + count; seed += 1) {
    const found = await withinPatience(simulate(world, seed, options));
    if (!found) return { ...wrong, [seed]: [`is not over after ${patience / 1000} s`] };
    if (found.length > 0) wrong[seed] = found;
  }
  return wrong;
}

/** The first of so many seeds that shows something wrong; undefined when none does. */
export async function findSeed(
  world: World,
  { first, count }: { first: number; count: number },
  options: SimulationOptions,
): Promise<number | undefined> {
  for (let seed = first; seed < first + count; seed += 1) {
    if ((await simulate(world, seed, options)).length > 0) return seed;
  }
  return undefined;
}

/** What the work resolves with; undefined when it takes too long. */
async function withinPatience<T>(work: Promise<T>): Promise<T | undefined> {
  const over = new AbortController();
  const late = setTimeout(patience, undefined, { signal: over.signal }).catch(() => undefined);
  return Promise.race([work, late]).finally(() => over.abort());
}
