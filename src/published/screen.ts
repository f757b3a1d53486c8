import type { Programme, Session } from '#domain/programme.ts';
import type { Attachment } from '#entities/index.ts';
import type { Content, Outline } from '#replica/read.ts';
import type { AddressName } from '#shared/addresses.ts';
import type { Gathering } from './gathering.ts';

/** What the pages of a round are declared from. */
export interface Round {
  readonly content: Content;
  readonly programme: Programme;
  readonly edition: number;
  /** The present (ms), and the venue's day. */
  readonly now: number;
  readonly today: string;
}

/** One published page of a screen. */
export interface DeclaredPage {
  /** What the address names, by parameter. */
  readonly of?: Readonly<Record<string, string>>;
  /** The day that the address names, where it names one. */
  readonly day?: string | undefined;
  /**
   * Whatever `gather` reads besides what surrounds every page, the places and `sessions`: tables or
   * rows. While they are the same ones, the page shows the same rows.
   */
  readonly parts?: readonly unknown[];
  /** Sessions of which the page says how they stand: it holds until one of them stands otherwise. */
  readonly sessions?: readonly Session[];
  /** How many sessions each place has, where the page tells it without all of their rows. */
  readonly places?: NonNullable<Outline['places']>;
  /** Days (YYYY-MM-DD) whose prayers the page tells. */
  readonly prayerDays?: readonly string[];
  /** What belongs to its session and lies elsewhere. */
  readonly attachments?: readonly Attachment[];
  /** What else the page says because of the present, and the instant (ms) from which it says otherwise. */
  readonly says?: readonly string[];
  readonly until?: number;
  /** Gathers what the page shows, in addition to what surrounds every page. */
  gather(page: Gathering): void;
}

/** What a screen declares of its published pages, in `published.ts` beside it. */
export interface PublishedScreen {
  readonly address: AddressName;
  /** It counts down to sessions from afar, in hours. */
  readonly far?: true;
  pages(round: Round): Iterable<DeclaredPage>;
}
