import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Outcome } from '#replica/protocol/operation.ts';
import type { OutboxStorage } from '#replica/storage/outbox-storage.ts';
import { installBrowser } from './browser.ts';
import type { Gateway } from './network.ts';
import { findSeed } from './run-seeds.ts';
import type { SimulationOptions } from './simulation.ts';
import { createSteppedDisk } from './stepped-row-stores.ts';
import { openWorld, type World } from './world.ts';

/** By how many seeds each bug must have shown itself. */
const enough = import.meta.env.MODE === 'soak' ? 400 : 60;

let world: World;
beforeAll(async () => {
  installBrowser();
  world = await openWorld(inject('cluster'));
});
afterAll(() => world.close());

/** Looks from a seed by which the bug is known to show itself, in a soak from the first. */
async function finds(near: number, options: Partial<SimulationOptions>): Promise<boolean> {
  const first = import.meta.env.MODE === 'soak' ? 1 : near;
  const seed = await findSeed(
    world,
    { first, count: enough },
    { disk: createSteppedDisk, ...options },
  );
  return seed !== undefined;
}

test('finds a checkpoint that is stored before the rows it covers', async () => {
  const disk: SimulationOptions['disk'] = (random) =>
    createSteppedDisk(random, { checkpointFirst: true });
  expect(await finds(2, { disk })).toBe(true);
}, 120_000);

test('finds an overlay that is dropped after the answer and before its revision is pulled', async () => {
  const spoilOutbox = (storage: OutboxStorage): OutboxStorage => ({
    ...storage,
    async record(outcomes) {
      await storage.record(outcomes);
      const applied = [...outcomes].filter(
        ([, { status }]: [string, Outcome]) => status === 'applied',
      );
      await storage.remove(new Set(applied.map(([op]) => op)));
    },
  });
  expect(await finds(5, { spoilOutbox })).toBe(true);
}, 120_000);

test('finds a second tab whose answers are not written down for the first', async () => {
  const spoilOutbox = (storage: OutboxStorage): OutboxStorage => {
    let listed: ReturnType<OutboxStorage['list']> | undefined;
    return {
      ...storage,
      // One tab's reading serves the other for a while.
      list(owner) {
        const reading = listed ?? storage.list(owner);
        listed = listed ? undefined : reading;
        return reading;
      },
    };
  };
  expect(await finds(1, { spoilOutbox, tabs: 2 })).toBe(true);
}, 120_000);

test('finds a deletion that is answered and not done', async () => {
  const gateway: Gateway = async (world, name, parameters, asAdmin) => {
    if (name !== 'sync_push') return world.call(name, parameters, asAdmin);
    const { ops } = parameters.p_batch as { ops: { op: string; action: string }[] };
    const kept = ops.filter(({ action }) => action !== 'delete');
    const answer = (await world.call(name, { p_batch: { ops: kept } }, asAdmin)) as {
      results: { op: string }[];
    };
    const results = ops.map(
      ({ op }) =>
        answer.results.find((result) => result.op === op) ?? { op, status: 'applied', revision: 1 },
    );
    return { ...answer, results };
  };
  expect(await finds(12, { gateway })).toBe(true);
}, 120_000);

test('finds a deletion that takes along what its author had not seen', async () => {
  const gateway: Gateway = async (world, name, parameters, asAdmin) => {
    if (name !== 'sync_push') return world.call(name, parameters, asAdmin);
    const { ops } = parameters.p_batch as { ops: { action: string }[] };
    const careless = ops.map((operation) =>
      operation.action === 'delete' ? { ...operation, base: {}, seen: 1_000_000 } : operation,
    );
    return world.call(name, { p_batch: { ops: careless } }, asAdmin);
  };
  expect(await finds(109, { gateway })).toBe(true);
}, 120_000);

test('finds a push that is not idempotent', async () => {
  const gateway: Gateway = async (world, name, parameters, asAdmin) => {
    if (name !== 'sync_push') return world.call(name, parameters, asAdmin);
    const { ops } = parameters.p_batch as { ops: { op: string }[] };
    const renamed = ops.map((operation) => ({ ...operation, op: randomUUID() }));
    const answer = (await world.call(name, { p_batch: { ops: renamed } }, asAdmin)) as {
      results: object[];
    };
    return {
      ...answer,
      results: answer.results.map((result, at) => ({ ...result, op: ops[at]?.op })),
    };
  };
  expect(await finds(1, { gateway })).toBe(true);
}, 120_000);

function pullingByTime(clock: 'began' | 'written'): Gateway {
  return async (world, name, parameters, asAdmin) => {
    if (name !== 'sync_pull' || parameters.p_audience !== 'public') {
      return world.call(name, parameters, asAdmin);
    }
    const { p_edition, p_since, p_epoch } = parameters;
    const known = p_epoch === undefined || p_epoch === (await world.epoch());
    if (!known) return world.call(name, parameters, asAdmin);
    return world.pullByTime(
      clock,
      Number(p_edition ?? (await world.currentEdition())),
      Number(p_since),
    );
  };
}

test('finds a cursor made of the time at which transactions began', async () => {
  const gateway = pullingByTime('began');
  expect(await finds(2, { gateway })).toBe(true);
}, 120_000);

test('finds nothing in a cursor made of the time of writing under the lock', async () => {
  const gateway = pullingByTime('written');
  expect(
    await findSeed(world, { first: 1, count: 8 }, { disk: createSteppedDisk, gateway }),
  ).toBeUndefined();
}, 120_000);

test('finds a snapshot that says a later revision than that of its rows', async () => {
  const press = { revisionLate: true };
  expect(await finds(111, { press })).toBe(true);
}, 120_000);
