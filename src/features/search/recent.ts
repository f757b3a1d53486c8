import { deviceMemory } from '#replica/device-memory.ts';
import { fold } from '#shared/fold.ts';

const memoryKey = 'forum.searches';
/** How many searches are remembered. */
const most = 5;

/** A list of searches with one at its beginning, however it was written before; the oldest fall out. */
export function withSearch(searches: readonly string[], query: string): readonly string[] {
  const said = query.trim();
  if (said === '') return searches;
  return [said, ...searches.filter((other) => fold(other) !== fold(said))].slice(0, most);
}

/** What led to something on this device, the last search first. */
export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(deviceMemory.get(memoryKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Takes note of a search that led to something. */
export function noteSearch(query: string): void {
  deviceMemory.set(memoryKey, JSON.stringify(withSearch(recentSearches(), query)));
}

/** Forgets every search of this device. */
export function forgetSearches(): void {
  deviceMemory.remove(memoryKey);
}
