import { fetchFavourites, sendFavourites } from './delivery.ts';
import { alone, backend, delivery, favourites, forgetKey, former } from './start.ts';
import { createTransfer } from './transfer.ts';

/** Taking this page's favourites elsewhere. */
export const transfer = createTransfer({
  favourites,
  backend,
  send: () => alone(() => sendFavourites(delivery)),
  fetch: () => alone(() => fetchFavourites(delivery)),
  alone,
  former,
  onForgotten: forgetKey,
});
