import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Gateway } from './network.ts';
import { findSeed } from './run-seeds.ts';
import { createSteppedDisk } from './stepped-shelves.ts';
import { openWorld, type World } from './world.ts';

/** By how many seeds each bug must have shown itself. */
const enough = 400;

let world: World;
beforeAll(async () => {
  world = await openWorld(inject('cluster'));
});
afterAll(() => world.close());

test('finds a checkpoint that is stored before the rows it covers', async () => {
  const disk = () => createSteppedDisk({ checkpointFirst: true });
  expect(await findSeed(world, enough, { disk })).toBeDefined();
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
  expect(
    await findSeed(world, enough, { disk: createSteppedDisk, gateway, length: 80 }),
  ).toBeDefined();
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
  expect(await findSeed(world, enough, { disk: createSteppedDisk, gateway })).toBeDefined();
}, 120_000);

test('finds nothing in a cursor made of the time of writing under the lock', async () => {
  const gateway = pullingByTime('written');
  expect(await findSeed(world, 60, { disk: createSteppedDisk, gateway })).toBeUndefined();
}, 120_000);

test('finds a snapshot that says a later revision than that of its rows', async () => {
  const press = { revisionLate: true };
  expect(await findSeed(world, enough, { disk: createSteppedDisk, press })).toBeDefined();
}, 120_000);
