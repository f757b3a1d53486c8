import type { Kind } from '#entities/index.ts';
import type { Content } from '#replica/content/content-store.ts';
import type { Outline } from '#replica/content/seed.ts';
import type { AddressName } from '#shared/addresses.ts';
import type { Extent } from './shortened.ts';

/** The rows a page shows, by kind and id, and how much of each. */
export type Shown = ReadonlyMap<string, { kind: Kind; id: string; extent: Extent }>;

/** What a page is about. */
export interface Subject {
  readonly kind: Kind;
  readonly id: string;
}

/** A page to publish: its address and what it shows, the same in every language. */
export interface PublishablePage {
  /** Its screen, by the name of the address. */
  readonly screen: AddressName;
  /** Path of the address. */
  readonly path: string;
  /** The day that the address names, where it names one. */
  readonly day?: string;
  /** The one row it is about, where it is about one. */
  readonly subject?: Subject;
  readonly shown: Shown;
  /** The days (YYYY-MM-DD) whose prayers it tells. */
  readonly prayerDays: readonly string[];
  readonly outline: Outline;
  /** What the page says because of the present: its day, and how its sessions stand. */
  readonly clock: readonly string[];
  /** The next instant (ms) at which it looks different because of the present alone. */
  readonly until: number;
}

/** Tells every page there is to publish of an edition, as of an instant (ms). */
export type PagesOf = (content: Content, edition: number, now: number) => PublishablePage[];
