import { useEffect } from 'react';
import type { Session } from '#domain/programme.ts';
import { begunBeside, isGoingOn, sessionToModerate } from './queues.ts';

interface Asked {
  /** The session that the address names; '' for none. */
  readonly id: string;
  /** Has the address name it, so that it stays. */
  readonly keep: (id: string) => void;
}

/**
 * The session whose questions are on show at `now` (ms since 1970), and another that has begun since it ended:
 * it is gone on to when the moderator says so, for what is asked may go on for longer than was planned.
 */
export function useModerated(
  open: readonly Session[],
  byId: ReadonlyMap<string, Session>,
  now: number,
  isOwn: (session: Session) => boolean,
  { id, keep }: Asked,
): { readonly session: Session | undefined; readonly begun: Session | undefined } {
  const likely = sessionToModerate(open, now, isOwn);
  const session = byId.get(id) ?? likely;
  const shown = session?.event.id ?? '';
  const stays = session !== undefined && shown !== id && isGoingOn(session, now);
  useEffect(() => {
    if (stays) keep(shown);
  }, [stays, shown, keep]);
  return { session, begun: session && begunBeside(session, likely, now) };
}
