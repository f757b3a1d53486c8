import { deviceMemory } from '#replica/storage/device-memory.ts';

const key = 'forum.changes.seen';

/** When this device's reader last looked at the changes (ms); 0 for never. */
export function lastLook(): number {
  return Number(deviceMemory.get(key)) || 0;
}

/** The reader has looked at the changes up to an instant (ms). */
export function rememberLook(at: number): void {
  deviceMemory.set(key, String(Math.max(at, lastLook())));
}
