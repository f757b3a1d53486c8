/** Local storage key of the announcements that some tab has shown as they arrived. */
const storedSeen = 'announcementsSeen';
/** How many of them are remembered; only those of pages open now matter. */
const remembered = 100;

const seenHere = new Set<string>();

/**
 * Takes announcements for this tab: resolves with those that no tab of this browser has taken
 * before. Two tabs asking at once are heard one after the other.
 */
export async function takeUnseen(ids: readonly string[]): Promise<string[]> {
  if (ids.every((id) => seenHere.has(id))) return [];
  // Pages without TLS have no locks; two tabs at once then show the same announcement.
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  return locks ? locks.request('announcements_seen', () => take(ids)) : take(ids);
}

function take(ids: readonly string[]): string[] {
  const seen = [...readSeen()];
  const unseen = ids.filter((id) => !seen.includes(id) && !seenHere.has(id));
  for (const id of ids) seenHere.add(id);
  if (unseen.length > 0) writeSeen([...seen, ...unseen].slice(-remembered));
  return unseen;
}

function readSeen(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storedSeen) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function writeSeen(ids: readonly string[]): void {
  try {
    localStorage.setItem(storedSeen, JSON.stringify(ids));
  } catch {
    // Without storage each tab shows an announcement once.
  }
}
