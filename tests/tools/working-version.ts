import { vi } from 'vitest';

/** Leaves the switch of the working version on, on a device that works in edition 21; `vi.unstubAllGlobals` ends it. */
export function switchWorkingVersionOn(): void {
  const kept = new Map([['forum.working.21', 'on']]);
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null });
}
