import type { DeviceMemory } from './device-memory.ts';

const key = 'forum.held';

/**
 * The word, kept outside IndexedDB, that a partition was once complete on this device. A browser may
 * bring a damaged database back empty and without an error; this is how that is noticed.
 */
export interface Sentinel {
  /** True when the partition was complete once. */
  saw(partition: string): boolean;
  /** True when any was. */
  sawAny(): boolean;
  mark(partition: string): void;
  forget(partition: string): void;
}

/** The sentinel in the device's small memory; where that is refused it never saw anything. */
export function createSentinel(memory: DeviceMemory): Sentinel {
  const read = () => new Set((memory.get(key) ?? '').split(' ').filter(Boolean));
  const write = (partitions: Set<string>) => memory.set(key, [...partitions].join(' '));
  return {
    saw: (partition) => read().has(partition),
    sawAny: () => read().size > 0,
    mark(partition) {
      const partitions = read();
      if (!partitions.has(partition)) write(partitions.add(partition));
    },
    forget(partition) {
      const partitions = read();
      if (partitions.delete(partition)) write(partitions);
    },
  };
}
