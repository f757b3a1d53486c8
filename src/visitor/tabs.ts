/** Tells the other tabs and the worker of this browser that what a visitor keeps has changed. */
export interface StoreNews {
  tell(): void;
}

/**
 * Listens for news of one database, by its name; says and hears nothing where the browser has no
 * BroadcastChannel.
 */
export function joinStoreNews(database: string, listen: () => void = () => {}): StoreNews {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {} };
  const channel = new BroadcastChannel(database);
  channel.onmessage = () => listen();
  return { tell: () => channel.postMessage('changed') };
}
