/** Tells the other tabs and the worker of this browser that the stored favourites have changed. */
export interface FavouriteNews {
  tell(): void;
}

/** Listens for such news; says and hears nothing where the browser has no BroadcastChannel. */
export function joinFavouriteNews(listen: () => void = () => {}): FavouriteNews {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {} };
  const channel = new BroadcastChannel('forum-favourites');
  channel.onmessage = () => listen();
  return { tell: () => channel.postMessage('changed') };
}
