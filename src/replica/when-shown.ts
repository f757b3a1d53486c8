import type { Replica } from './replica.ts';
import { deviceMemory } from './storage/device-memory.ts';
import { createSentinel } from './storage/sentinel.ts';

/** Whether a replica that starts finds content on this device. */
export function holdsContent(): boolean {
  return createSentinel(deviceMemory).sawAny();
}

/** Resolves once content is on show, that of an edition or the word that there is none. */
export function whenShown({ state }: Pick<Replica, 'state'>): Promise<void> {
  return new Promise((resolve) => {
    const look = ({ phase } = state.getState()) => {
      if (phase === 'empty') return;
      stop();
      resolve();
    };
    const stop = state.subscribe(look);
    look();
  });
}
