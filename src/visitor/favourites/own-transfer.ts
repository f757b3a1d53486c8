import { sendFavourites } from './delivery.ts';
import { alone, backend, delivery, favourites, forgetKey } from './start.ts';
import { createTransfer } from './transfer.ts';

/** Taking this page's favourites elsewhere. */
export const transfer = createTransfer({
  favourites,
  backend,
  send: () => alone(() => sendFavourites(delivery)),
  alone,
  onForgotten: forgetKey,
});
