/** Name of the cache that holds published pages. */
export const pageCache = 'pages';

/** Gives up every published page that this device keeps; one that refuses storage keeps none. */
export async function forgetPages(): Promise<void> {
  try {
    await globalThis.caches?.delete(pageCache);
  } catch {
    // Some refuse by throwing at the first word.
  }
}
