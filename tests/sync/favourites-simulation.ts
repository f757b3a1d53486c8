import { createDevice, type Device, type DeviceOptions } from './favourites-device.ts';
import { type Tap, type Taps, watchLosses } from './favourites-losses.ts';
import type { FavouritesWorld } from './favourites-world.ts';
import { createNetwork, type Gateway } from './network.ts';
import { type Random, randomOf } from './random.ts';

const day = 86_400_000;
const skews = [day, -day, 3_652 * day, -3_652 * day];

interface HistoryOptions extends Pick<DeviceOptions, 'onLost'> {
  readonly gateway?: Gateway<FavouritesWorld>;
  /** Whether browsers empty their devices. */
  readonly evictions?: boolean;
}

/**
 * Plays the script that a seed decides on two devices of one visitor and a third that joins them,
 * heals the network, lets every device speak, and compares. Resolves with everything that is wrong.
 */
export async function simulateFavourites(
  world: FavouritesWorld,
  seed: number,
  { gateway, onLost, evictions = true }: HistoryOptions = {},
): Promise<string[]> {
  const random = randomOf(seed);
  const clocksAreRight = random.chance(0.5);
  const taps = new Map<string, Tap[]>();
  const devices = ['first', 'second', 'third'].map((name) =>
    createDevice({
      name,
      network: createNetwork(world, random, gateway),
      skew: clocksAreRight ? 0 : random.pick([0, ...skews]),
      onStored(by, session, favourite) {
        taps.set(session, [...(taps.get(session) ?? []), { by, favourite }]);
      },
      onLost,
    }),
  );
  const [first, second, third] = devices as [Device, Device, Device];
  await world.calm();

  // The first has something marked and known to the server; the second takes it on.
  await tap(first, world.sessions[0] as string, true);
  await first.send();
  const key = (await first.held()).visitor?.key ?? '';
  await second.join(key);

  const badness = random.pick([0, 0.2, 0.5]);
  for (const { network } of devices) network.badness = badness;
  const losses = watchLosses(world, devices, taps, key);
  for (let step = 0; step < 24; step += 1) {
    await losses.watch(() => play(losses.world, random, devices, key));
    if (!evictions) continue;
    const device = random.pick(devices);
    // Mostly it is as they are full that a browser clears away what devices keep.
    if (random.chance(0.1)) device.fill(random.chance(0.5));
    if (random.chance(0.1)) await losses.watch(() => losses.evict(device, random.chance(0.6)));
  }

  await losses.watch(async () => {
    for (const device of devices) {
      device.network.badness = 0;
      device.fill(false);
      device.doom(Number.POSITIVE_INFINITY);
      await device.idle();
    }
  });
  await world.calm();
  await third.join(key);
  // Twice, for what the last one sends the first shall hear as well.
  for (const device of [...devices, ...devices]) {
    await device.send();
    await device.fetch();
    await device.send();
  }
  return check(world, devices, taps, key, clocksAreRight);
}

async function play(
  world: FavouritesWorld,
  random: Random,
  devices: readonly Device[],
  key: string,
): Promise<void> {
  const device = random.pick(devices);
  const roll = random.next();
  if (random.chance(0.1)) device.network.release();
  if (roll < 0.45) return tap(device, random.pick(world.sessions), random.chance(0.6));
  if (random.chance(0.15)) device.doom(1 + random.below(8));
  if (roll < 0.7) return device.send();
  if (roll < 0.88) return device.fetch();
  if (roll < 0.92 && device.name === 'third') return device.join(key);
  if (roll < 0.96) return world.backup(key);
  return world.restore(key);
}

/** No two taps happen within one millisecond. */
async function tap(device: Device, session: string, favourite: boolean): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 2));
  await device.tap(session, favourite);
}

async function check(
  world: FavouritesWorld,
  devices: readonly Device[],
  taps: Taps,
  key: string,
  clocksAreRight: boolean,
): Promise<string[]> {
  const wrong: string[] = [];
  const truth = await world.truth(key);
  for (const device of devices) {
    const { visitor, favourites } = await device.held();
    if (visitor?.key !== key) wrong.push(`${device.name} speaks for somebody else`);
    for (const { state, id } of favourites.values()) {
      if (state !== 'sent') wrong.push(`${device.name}: ${id} is still ${state}`);
    }
    for (const session of world.sessions) {
      if (device.shows(session) !== truth.has(session)) {
        wrong.push(`${device.name} shows ${session} as ${device.shows(session)}`);
      }
    }
  }
  for (const [session, said] of taps) {
    const last = said.at(-1);
    const byOne = new Set(said.map(({ by }) => by)).size === 1;
    // Between devices whose clocks differ by years nobody can tell; one's own order always holds.
    // Joining is a union: what only one of them had unmarked may come back from the other.
    const joined = said.some(({ by }) => by === 'third');
    const decided = byOne || (clocksAreRight && !joined);
    if (decided && last && !last.lost && truth.has(session) !== last.favourite) {
      wrong.push(`${session}: the last tap was ${last.favourite} by ${last.by}`);
    }
  }
  return wrong;
}
