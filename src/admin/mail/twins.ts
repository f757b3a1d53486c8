import { sameValue } from '#replica/content/change.ts';
import type { Localized } from '#shared/localized.ts';
import type { Mailing } from './server-answers.ts';

/** For how long a sending is asked about before another of the same subject, ms. */
const doubtful = 24 * 60 * 60_000;

/** The sendings of a subject that were begun within a day before `now` (ms since 1970), and not given up. */
export function twinsOf(
  mailings: readonly Mailing[],
  subject: Localized,
  now: number,
): readonly Mailing[] {
  return mailings.filter(
    (one) =>
      one.recipients !== 'test' &&
      one.state !== 'cancelled' &&
      Date.parse(one.started_at) > now - doubtful &&
      sameValue(one.subject, subject),
  );
}
