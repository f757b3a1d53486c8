import type { DeviceMemory } from './device-memory.ts';

const key = 'forum.held';

/**
 * The word, kept outside IndexedDB, that a place was once complete on this device. A browser may
 * bring a damaged database back empty and without an error; this is how that is noticed.
 */
export interface Sentinel {
  /** True when the place was complete once. */
  saw(place: string): boolean;
  mark(place: string): void;
  forget(place: string): void;
}

/** The sentinel in the device's small memory; where that is refused it never saw anything. */
export function createSentinel(memory: DeviceMemory): Sentinel {
  const read = () => new Set((memory.get(key) ?? '').split(' ').filter(Boolean));
  const write = (places: Set<string>) => memory.set(key, [...places].join(' '));
  return {
    saw: (place) => read().has(place),
    mark(place) {
      const places = read();
      if (!places.has(place)) write(places.add(place));
    },
    forget(place) {
      const places = read();
      if (places.delete(place)) write(places);
    },
  };
}
