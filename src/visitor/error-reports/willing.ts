import { useSyncExternalStore } from 'react';
import { type DeviceMemory, deviceMemory } from '#replica/storage/device-memory.ts';
import { keptErrors } from './kept.ts';

/** What it holds where the reader has turned reports off. */
const turnedOff = 'forum.errors.off';

const listeners = new Set<() => void>();

/** Whether the browser says of its reader that nobody shall follow them. */
export function asksForPrivacy(
  { doNotTrack, globalPrivacyControl }: PrivacySigns = globalThis.navigator ?? {},
): boolean {
  return doNotTrack === '1' || globalPrivacyControl === true;
}

interface PrivacySigns {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** Whether no error of this device may be kept or sent. */
export function refusesErrors(memory: DeviceMemory = deviceMemory): boolean {
  return asksForPrivacy() || memory.get(turnedOff) !== undefined;
}

/** Turns reports on or off for this device; off forgets those that wait, too. */
export function setWilling(willing: boolean, memory: DeviceMemory = deviceMemory): void {
  if (willing) memory.remove(turnedOff);
  else {
    memory.set(turnedOff, '1');
    memory.remove(keptErrors);
  }
  for (const changed of listeners) changed();
}

/** Whether errors of this device are reported; in Node, where nobody has said otherwise, they are. */
export function useWilling(): boolean {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => !refusesErrors(),
    () => true,
  );
}
