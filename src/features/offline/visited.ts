import { deviceMemory } from '#replica/device-memory.ts';

const memoryKey = 'forum.visited';
/** How many addresses are remembered. */
const most = 60;

/** A list of addresses with one at its beginning; the oldest fall out. */
export function withVisit(visited: readonly string[], address: string): readonly string[] {
  return [address, ...visited.filter((other) => other !== address)].slice(0, most);
}

/** The addresses of pages visited on this device, the last one first. */
export function visitedPages(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(deviceMemory.get(memoryKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Takes note of a visit. */
export function noteVisit(address: string): void {
  deviceMemory.set(memoryKey, JSON.stringify(withVisit(visitedPages(), address)));
}
