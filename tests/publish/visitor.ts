import { type Pull, readAnswer } from '#replica/protocol/pull.ts';
import { fail, succeed } from '#shared/failure.ts';
import type { Forum } from '../db/forum.ts';

/** Pulls as an anonymous visitor would, straight from the database, so many rows at once. */
export function pullOf(forum: Forum, limit?: number): Pull {
  return async ({ edition, audience }, since, epoch) => {
    const answer = readAnswer(
      await forum.pull({
        audience,
        since,
        ...(edition === undefined ? {} : { edition }),
        ...(epoch === undefined ? {} : { epoch }),
        ...(limit === undefined ? {} : { limit }),
      }),
    );
    if (answer === undefined) return fail('unavailable');
    return answer === 'nothing' ? fail('not_found') : succeed(answer);
  };
}
