import { useEffect } from 'react';
import { useReplica } from './read.ts';

/** Asks for what is new every so often (ms) while the page is in sight: for what no bell is rung for. */
export function useResyncEvery(pause: number): void {
  const { resync } = useReplica();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') resync();
    }, pause);
    return () => clearInterval(timer);
  }, [resync, pause]);
}
