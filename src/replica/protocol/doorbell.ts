import { type Bell, readBell } from './bell.ts';
import { realtimeAt } from './realtime.ts';

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
