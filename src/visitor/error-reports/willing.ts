import { useSyncExternalStore } from 'react';
import { type DeviceMemory, deviceMemory } from '#replica/storage/device-memory.ts';
import { keptReads } from '../reads/kept.ts';
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

/** Whether nothing of this device may be kept or sent for the organisers: no error, no page that was read. */
export function isUnwilling(memory: DeviceMemory = deviceMemory): boolean {
  return asksForPrivacy() || memory.get(turnedOff) !== undefined;
}

/** Turns reports and counts on or off for this device; off forgets those that wait, too. */
export function setWilling(willing: boolean, memory: DeviceMemory = deviceMemory): void {
  if (willing) memory.remove(turnedOff);
  else {
    memory.set(turnedOff, '1');
    memory.remove(keptErrors);
    memory.remove(keptReads);
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
    () => !isUnwilling(),
    () => true,
  );
}
