import { deviceMemory } from './device-memory.ts';

/** What was used last on this device, the latest first. */
export interface RecentList {
  list(): readonly string[];
  /** Puts one first, where it stands once; the oldest fall out. Nothing but spaces is nothing. */
  note(one: string): void;
  forget(): void;
}

/** A list of at most so many, kept under a key of the device's memory; `nameOf` tells what is the same. */
export function createRecentList(
  key: string,
  most: number,
  nameOf = (one: string) => one,
): RecentList {
  const list = (): readonly string[] => {
    try {
      const stored: unknown = JSON.parse(deviceMemory.get(key) ?? '[]');
      return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
    } catch {
      return [];
    }
  };
  return {
    list,
    note: (noted) => {
      const one = noted.trim();
      if (one === '') return;
      const others = list().filter((other) => nameOf(other) !== nameOf(one));
      deviceMemory.set(key, JSON.stringify([one, ...others].slice(0, most)));
    },
    forget: () => deviceMemory.remove(key),
  };
}
