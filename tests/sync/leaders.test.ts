import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { installBrowser } from './browser.ts';
import { createDevice, type Device } from './device.ts';
import { createNetwork } from './network.ts';
import { randomOf } from './random.ts';
import type { SimulatedTab } from './simulated-tab.ts';
import { createSteppedDisk } from './stepped-row-stores.ts';
import { openWorld, type World } from './world.ts';

/** What becomes of the tab that leads, and that the other one goes on. */

let world: World;
let device: Device;
beforeAll(async () => {
  installBrowser();
  world = await openWorld(inject('cluster'));
});
afterAll(() => world.close());

beforeEach(async () => {
  await world.begin();
  const random = randomOf(1);
  device = await createDevice({
    owner: { name: 'visitor', audience: 'public' },
    network: createNetwork(world, random),
    disk: createSteppedDisk(random),
    restores: () => 0,
    tabs: 2,
    random,
  });
  await device.start();
  return () => device.close();
});

const [leader, follower] = [0, 1];

function tab(at: number): SimulatedTab {
  const found = device.tabs[at];
  if (!found) throw new Error('There is no such tab');
  return found;
}

/** Whether a tab shows what somebody changes on the server now. */
async function followsChanges(at: number): Promise<boolean> {
  const token = `changed ${Math.random()}`;
  await world.write(token);
  // The first round of a leader may do with the page that it began with.
  for (let round = 0; round < 2; round += 1) {
    tab(at).resync();
    await device.rest();
  }
  const { news } = tab(at).store.state.getState().content;
  return [...news.values()].some(({ title }) => title.fr === token);
}

test('a leader that is well pulls for both', async () => {
  expect(await followsChanges(follower)).toBe(true);
  tab(follower).suspect();
  await device.rest();
  expect(await followsChanges(leader)).toBe(true);
});

test.each([1, 2, 3, 5, 8])(
  'a leader that is frozen or blocked at step %i of its round is usurped, and stands in line when it is back',
  async (steps) => {
    tab(leader).life.freeze(steps);
    tab(leader).resync();
    await device.rest();
    expect(await followsChanges(follower)).toBe(false);
    tab(follower).suspect();
    await device.rest();
    expect(await followsChanges(follower)).toBe(true);
    await device.thaw();
    expect(await followsChanges(leader)).toBe(true);
    expect(await followsChanges(follower)).toBe(true);
    expect(device.faults()).toEqual([]);
  },
);

test('a leader that crashes or is discarded leaves its place at once', async () => {
  tab(leader).life.doom(1);
  tab(leader).resync();
  await device.rest();
  expect(await followsChanges(follower)).toBe(true);
  expect(await followsChanges(leader)).toBe(true);
});
