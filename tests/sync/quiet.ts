import { setTimeout } from 'node:timers/promises';
import type { Network } from './network.ts';
import type { SimulatedTab } from './simulated-tab.ts';

/** How many turns of the event loop nothing may move, while an answer is held back. */
const stillness = 12;

/**
 * Resolves when nothing is under way in the tabs of a device, or nothing moves any more because it
 * waits for an answer that is held back, or when a tab has died.
 */
export async function quiet(tabs: readonly SimulatedTab[], network: Network): Promise<void> {
  for (;;) {
    // What was said to another tab is heard in the next turn.
    await turn();
    await turn();
    if (tabs.some(({ life }) => life.dead)) return;
    const awake = tabs.filter(({ life }) => !life.frozen);
    const under = awake.flatMap((tab) => [...tab.under]);
    if (under.length === 0) return;
    const stalled = await Promise.race([
      Promise.all(under).then(() => false),
      ...tabs.map(({ life }) => life.death.then(() => false)),
      ...awake.map(({ life }) => life.suspended().then(() => false)),
      still(network, awake.length < tabs.length),
    ]);
    if (stalled) return;
  }
}

/** Resolves with true once an answer is held back, or a tab suspended, and everything else waits. */
async function still(network: Network, suspended: boolean): Promise<boolean> {
  if (!suspended) await network.held();
  for (let turns = 0; turns < stillness; turns += 1) {
    await turn();
    while (network.moving > 0) {
      turns = 0;
      await setTimeout(1);
    }
  }
  return true;
}

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
