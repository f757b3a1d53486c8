import type { Session } from '#domain/programme.ts';
import type { Announcement, Dashboard, Edition, Event, Location } from '#entities/index.ts';

/** What a screen draws upon; sessions in order of time, cancelled ones included. */
export interface DisplayContent {
  readonly edition: Edition | undefined;
  readonly sessions: readonly Session[];
  readonly locations: ReadonlyMap<string, Location>;
  readonly announcements: readonly Announcement[];
  readonly dashboard: Dashboard | undefined;
}

/** What happens in one place: the sessions that are on, the latest begun first, and the next of the day. */
export interface HallLine {
  readonly location: Location | undefined;
  readonly on: readonly Session[];
  readonly next: Session | undefined;
}

/** A session that people will look for in vain where or when it was announced. */
export interface ChangeNotice {
  readonly kind: 'moved' | 'retimed' | 'cancelled' | 'full';
  readonly session: Session;
  /** The place it was moved away from, where that differs, or that is full. */
  readonly from: Event['previous_location_id'];
}

/** What a display screen shows at an instant; all instants in ms since 1970. */
export type Screen =
  /** An urgent announcement, until it expires. */
  | { readonly view: 'takeover'; readonly announcement: Announcement; readonly until: number }
  /** A session is on in this screen's hall. */
  | {
      readonly view: 'now';
      readonly hall: Location | undefined;
      readonly on: readonly Session[];
      readonly next: Session | undefined;
      readonly elsewhere: readonly HallLine[];
      readonly notices: readonly ChangeNotice[];
    }
  /** Nothing is on in this hall: what comes next, and what else happens in the halls. */
  | {
      readonly view: 'between';
      readonly hall: Location | undefined;
      readonly next: Session | undefined;
      readonly halls: readonly HallLine[];
      readonly notices: readonly ChangeNotice[];
    }
  | QuietScreen;

/** What a display screen shows while nothing is on in any hall and nothing comes soon; with notices, if any. */
export type QuietScreen = Quiet | (Quiet & { readonly notices: readonly ChangeNotice[] });

type Quiet =
  /** Nothing is known yet. */
  | { readonly view: 'empty' }
  /**
   * The forum has not begun: the opening ceremony, at a placeholder time while there is none, and the
   * first session in its place once that time has passed.
   */
  | {
      readonly view: 'before';
      readonly opens: number;
      readonly ceremony: Session | undefined;
      readonly first: Session | undefined;
    }
  /** The day is over: how the next one (YYYY-MM-DD) begins. */
  | { readonly view: 'night'; readonly day: string; readonly first: readonly Session[] }
  /** The edition is over. */
  | { readonly view: 'after' };
