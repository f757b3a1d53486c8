import { useEffect, useState } from 'react';
import { useReplica, useSyncStatus } from './read.ts';

/** What came of asking whether the content is current. */
export type AskedAnew = 'awaited' | 'answered' | 'updating' | 'offline' | 'unavailable';

/** How long an answer is awaited before something is said (ms). */
const patience = 5_000;

/** Asks the server once what is new, and says how far its answer has come. */
export function useAskedAnew(): AskedAnew {
  const { asOf, online, late, updating, failure } = useSyncStatus();
  const { resync } = useReplica();
  const [before] = useState(asOf);
  const [long, setLong] = useState(false);
  useEffect(() => {
    // A snapshot in Node asks nobody.
    resync?.();
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, [resync]);
  if (asOf !== before) return 'answered';
  if (!online) return 'offline';
  if (late || failure?.code === 'unavailable') return 'unavailable';
  if (!long) return 'awaited';
  return updating ? 'updating' : 'answered';
}
