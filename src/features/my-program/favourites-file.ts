import type { FavouriteKind } from '#visitor/favourites/read.ts';

/** Everything marked, as JSON that a person can read: kind, id and name of each. */
export function favouritesFile(
  marked: readonly { readonly kind: FavouriteKind; readonly id: string; readonly name: string }[],
): string {
  return `${JSON.stringify({ favourites: marked }, undefined, 2)}\n`;
}
