import type { OutboxStorage } from '#replica/storage/outbox-storage.ts';
import { createDevice, type Device, type Keeping } from './device.ts';
import type { Disk } from './disk.ts';
import { createNetwork, type Gateway } from './network.ts';
import { createPress, type PressOptions } from './press.ts';
import { type Random, randomOf } from './random.ts';
import type { Owner } from './simulated-tab.ts';
import { checkOutbox, compare, type Evidence } from './verdict.ts';
import type { World } from './world.ts';

export interface SimulationOptions {
  /** Makes the disk of one device. */
  readonly disk: (random: Random) => Disk;
  /** Makes what else a device keeps; in memory unless given. */
  readonly keep?: () => Promise<Keeping>;
  /** Two tabs in devices of those who have two; one unless given. */
  readonly tabs?: 1 | 2;
  readonly gateway?: Gateway;
  readonly press?: PressOptions;
  readonly spoilOutbox?: (storage: OutboxStorage) => OutboxStorage;
  /** How many things happen before the network heals. */
  readonly length?: number;
}

/**
 * Plays the script that a seed decides, heals the network, lets every device send and pull, and
 * compares. Resolves with everything that is wrong; nothing is when the protocol holds.
 */
export async function simulate(
  world: World,
  seed: number,
  options: SimulationOptions,
): Promise<string[]> {
  const random = randomOf(seed);
  await world.begin();
  const press = createPress(world, options.press);
  if (random.chance(0.6)) await press.print(random);
  if (random.chance(0.3)) {
    await world.happen(random);
    await press.print(random);
  }
  const devices: Device[] = [];
  for (const owner of ownersOf(world.code)) {
    const { disk, keep, spoilOutbox, gateway } = options;
    const network = createNetwork(world, random, gateway, press);
    const twice = options.tabs === 2 && random.chance(owner.audience === 'admin' ? 0.75 : 0.25);
    const device = await createDevice({
      ...{ owner, network, random, spoilOutbox, tabs: twice ? 2 : 1 },
      disk: disk(random),
      restores: () => world.restores,
      ...(keep ? { keep } : {}),
    });
    devices.push(device);
    await device.start();
  }
  const badness = random.pick([0, 0.2, 0.5]);
  for (const { network } of devices) network.badness = badness;
  const wrong = await playAll(world, random, devices, press, options.length ?? 24);
  if (wrong.length === 0) wrong.push(...(await judge(world, devices)));
  for (const device of devices) await device.close();
  return [...new Set(wrong)];
}

/** Plays until something is wrong: what follows from it would only hide it. */
async function playAll(
  world: World,
  random: Random,
  devices: readonly Device[],
  press: ReturnType<typeof createPress>,
  length: number,
): Promise<string[]> {
  for (let step = 0; step < length; step += 1) {
    const device = random.pick(devices);
    if (random.chance(0.1)) await press.print(random);
    await play(world, random, device, `c${step}`);
    const wrong = devices.flatMap((each) => each.faults());
    if (wrong.length > 0) return wrong;
  }
  return [];
}

/** The network heals, every device sends and pulls, and must then agree with the server. */
async function judge(world: World, devices: readonly Device[]): Promise<string[]> {
  const wrong: string[] = [];
  await world.calm();
  for (const device of devices) {
    await device.heal();
    if (device.owner.audience === 'admin') await device.push();
  }
  for (const device of devices) wrong.push(...(await catchUp(device)));
  const evidence: Evidence = await world.evidence(devices.map(({ owner }) => owner));
  for (const [at, device] of devices.entries()) {
    wrong.push(...device.faults());
    wrong.push(...(await checkOutbox(device, devices, evidence)));
    wrong.push(...(await compare(device, evidence, at)));
  }
  return wrong;
}

function ownersOf(code: string): Owner[] {
  return [
    { name: 'visitor', audience: 'public' },
    { name: 'speaker', audience: 'speakers', code, chosen: 21 },
    { name: 'editor', audience: 'admin', chosen: 21 },
    { name: 'translator', audience: 'admin' },
  ];
}

async function play(world: World, random: Random, device: Device, token: string): Promise<void> {
  const isAdmin = device.owner.audience === 'admin';
  if (random.chance(0.15)) device.doom(1 + random.below(25));
  if (random.chance(0.1)) device.network.release();
  if (device.tabs.length > 1 && random.chance(0.05)) await device.lookAway();
  if (device.tabs.length > 1 && random.chance(0.08)) {
    if (device.tabs.some(({ life }) => life.frozen)) await device.thaw();
    else await device.freeze(1 + random.below(12));
  }
  const roll = random.next();
  if (roll < 0.35) await world.happen(random);
  else if (roll < 0.55 || !isAdmin) await device.pull();
  else if (roll < 0.75) await device.edit(token);
  else if (roll < 0.95) await device.push();
  else await device.decide();
}

/**
 * Two rounds that succeed: the first may do with the page it started from, find another edition
 * current, or meet what the last life left behind.
 */
async function catchUp(device: Device): Promise<string[]> {
  let successes = 0;
  for (let attempt = 0; attempt < 4 && successes < 2; attempt += 1) {
    await device.pull();
    if (!device.failure) successes += 1;
  }
  return successes === 2
    ? []
    : [`${device.owner.name}: does not recover from ${JSON.stringify(device.failure)}`];
}
