import { realtimeAt } from './realtime.ts';

/** What a doorbell says besides that something changed. */
export interface Bell {
  readonly urgent: boolean;
  /** Milliseconds over which those who hear it spread their pulls. */
  readonly spread: number;
}

/** What suits some tens of thousands of open pages; the server says so where it is more. */
const usualSpread = 1_500;
const longestSpread = 10 * 60_000;

/**
 * Listens for the broadcast that something changed. It carries no content: whatever it says, the
 * listener pulls. Every connection counts as a bell, the first one too: what changed between the
 * last pull and the connection rang for nobody here.
 */
export function listenForBell(
  origin: string,
  key: string,
  ring: (bell: Bell) => void,
): { stop(): Promise<void> } {
  const client = realtimeAt(origin, key);
  const channel = client.channel('content', { config: { private: true } });
  channel
    .on('broadcast', { event: 'revision' }, ({ payload }) => ring(readBell(payload)))
    .subscribe((status) => {
      if (status === 'SUBSCRIBED') ring(readBell(undefined));
    });
  return {
    async stop() {
      await client.removeChannel(channel);
    },
  };
}

/** Reads what a doorbell carries; what is not there or makes no sense is as usual. */
export function readBell(payload: unknown): Bell {
  const { urgent, spread } = (payload ?? {}) as Record<string, unknown>;
  const isSpread = typeof spread === 'number' && spread >= 0;
  return {
    urgent: urgent === true,
    spread: isSpread ? Math.min(spread, longestSpread) : usualSpread,
  };
}
