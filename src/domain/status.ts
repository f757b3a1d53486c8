import { countdown, type Moment, minutesUntil, momentOf } from './moment.ts';
import type { Session } from './programme.ts';

/** Minutes up to which a wait is told in hours, where it is told from afar. */
const tellable = 24 * 60;

/** A time that is counted: how long until the start while coming, until the end while on. */
interface Count {
  readonly unit: 'minutes' | 'hours';
  readonly count: number;
}

/** What is said of how a session stands. */
export interface Status {
  readonly cancelled: boolean;
  readonly moment: Moment;
  /** The time that is counted, where any is. */
  readonly count: Count | undefined;
  /** The next instant (ms) at which something else is said; infinite once nothing more changes. */
  readonly until: number;
}

/** What has a status. */
export type Timed = Pick<Session, 'starts' | 'ends'> & {
  readonly event: Pick<Session['event'], 'cancelled'>;
};

/**
 * What is said at an instant (ms) of how a session stands, and until when that holds. Waits are
 * counted in minutes shortly before; from afar (`far`), in hours too on the day before.
 */
export function statusOf(session: Timed, at: number, far = false): Status {
  const { starts, ends, event } = session;
  const { cancelled } = event;
  const moment = momentOf(session, at);
  if (moment === 'over') {
    return { cancelled, moment, count: undefined, until: Number.POSITIVE_INFINITY };
  }
  const end = moment === 'coming' ? starts : ends;
  const longest = moment === 'coming' && far ? tellable : countdown;
  const { count, atLeast } = cancelled
    ? { count: undefined, atLeast: 1 }
    : counted(minutesUntil(end, at), longest);
  return { cancelled, moment, count, until: end - (atLeast - 1) * 60_000 };
}

/** How a number of minutes is told, and the least number that is told alike. */
function counted(minutes: number, longest: number): { count: Count | undefined; atLeast: number } {
  if (minutes > longest) return { count: undefined, atLeast: longest + 1 };
  if (minutes <= countdown) {
    return { count: { unit: 'minutes', count: minutes }, atLeast: minutes };
  }
  const hours = Math.round(minutes / 60);
  return {
    count: { unit: 'hours', count: hours },
    atLeast: Math.max(hours * 60 - 30, countdown + 1),
  };
}

/** Speaks the words that statuses are told with. */
type Say = (
  key: 'common:time.minutes_left' | 'common:time.in_minutes' | 'common:time.in_hours',
  options: { readonly count: number },
) => string;

/** The time that is counted in words, as “in 20 min” or “20 min left”; undefined without one. */
export function countText({ moment, count: counts }: Status, say: Say): string | undefined {
  if (!counts) return undefined;
  const { unit, count } = counts;
  if (moment === 'on') return say('common:time.minutes_left', { count });
  return say(unit === 'hours' ? 'common:time.in_hours' : 'common:time.in_minutes', { count });
}

/** What is said, as a text that is another whenever something else is said. */
export function keyOf({ cancelled, moment, count }: Status): string {
  return [cancelled && 'cancelled', moment, count?.count, count?.unit].filter(Boolean).join(' ');
}
