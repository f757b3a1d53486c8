/** What a visitor can mark. */
export const favouriteKinds = ['event', 'exhibitor', 'speaker'] as const;
export type FavouriteKind = (typeof favouriteKinds)[number];

/** The visitor's last word on one thing, as this device keeps it. */
export interface Favourite {
  /** Kind and id in one text; see `favouriteKey`. */
  readonly key: string;
  readonly kind: FavouriteKind;
  readonly id: string;
  readonly favourite: boolean;
  /** When it was said, server time as far as this device knows it (ms since 1970). */
  readonly at: number;
  /** Random; an answer of the server counts only for the revision that was sent. */
  readonly revision: string;
  /** `refused` words have no effect and stay until somebody tries again or discards them. */
  readonly state: 'waiting' | 'sent' | 'refused';
  /** Why it was refused: `unknown`, `full`, `malformed` or `invalid`. */
  readonly code?: string;
}

/** Who this device speaks for. */
export interface Visitor {
  /** The 256-bit key, in base64url. */
  readonly key: string;
  /** Server time minus this device's clock, as last seen (ms). */
  readonly offset: number;
  /**
   * Found again after the browser had emptied the device, which from then on cannot say what was opened from it;
   * what else the server holds may not have been fetched yet.
   */
  readonly restored?: true | undefined;
  /** The read-only view opened from this device, if any. */
  readonly share?: { readonly code: string; readonly name: string | null } | undefined;
  /** The code in the address of the calendar that this device has made, if any. */
  readonly calendar?: string | undefined;
  /** The other device's favourites that are being taken on, kept before anything ends for them. */
  readonly offered?: readonly Pick<Favourite, 'kind' | 'id' | 'favourite' | 'at'>[] | undefined;
}

/** Everything this device holds of a visitor. */
export interface Held {
  readonly visitor: Visitor | undefined;
  readonly favourites: ReadonlyMap<string, Favourite>;
}

/** What to write; what is not named stays. */
export interface FavouriteChange {
  /** Null forgets the visitor. */
  readonly visitor?: Visitor | null;
  readonly put?: readonly Favourite[];
  /** Keys of favourites to forget. */
  readonly remove?: readonly string[];
}

/** What is held before anything was ever marked. */
export const nothingHeld: Held = { visitor: undefined, favourites: new Map() };

/** The key under which a thing's favourite is kept. */
export function favouriteKey(kind: FavouriteKind, id: string): string {
  return `${kind}:${id}`;
}

/** True for the name of a kind that can be marked. */
export function isFavouriteKind(value: unknown): value is FavouriteKind {
  return favouriteKinds.includes(value as FavouriteKind);
}

/** Whether a thing shows as a favourite: what was refused has had no effect. */
export function showsAsFavourite({ favourite, state }: Favourite): boolean {
  return state === 'refused' ? !favourite : favourite;
}

/** What is held after a change. */
export function afterChange(held: Held, change: FavouriteChange): Held {
  const favourites = new Map(held.favourites);
  for (const key of change.remove ?? []) favourites.delete(key);
  for (const favourite of change.put ?? []) favourites.set(favourite.key, favourite);
  const visitor = change.visitor === undefined ? held.visitor : (change.visitor ?? undefined);
  return { visitor, favourites };
}
