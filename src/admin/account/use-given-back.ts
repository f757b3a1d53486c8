import { useEffect } from 'react';
import { useReplica } from '#replica/read.ts';

/** A right that is given back rings no bell: it is asked for so often (ms). */
const asking = 60_000;

/**
 * Asks, for whoever has no access (any more), whether they have been given it: at once, once a minute, and
 * when the page comes back into sight. Until the server says so they are not let in, even for a moment.
 */
export function useGivenBack(): void {
  const { ask, session } = useReplica();
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const answer = await ask('is_member', {}, (value) =>
        typeof value === 'boolean' ? value : undefined,
      );
      // They may have signed out meanwhile, or asked themselves.
      const waits = session.state.getState().phase === 'denied';
      if (waits && answer.ok && answer.value) await session.recheck();
    };
    void look();
    const timer = setInterval(look, asking);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [ask, session]);
}
