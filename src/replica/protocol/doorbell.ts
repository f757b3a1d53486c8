import type { RealtimeChannel } from '@supabase/supabase-js';
import { type Bell, readBell } from './bell.ts';
import { realtimeAt } from './realtime.ts';

/** A connection to the broadcast that something changed. */
export interface Doorbell {
  /**
   * Whether something stands in for it. Then a connection that was refused is given up, and made again long
   * after: of a crowd that no server has room for, everybody would be at its door every ten seconds.
   */
  spare(isSpared: boolean): void;
  stop(): Promise<void>;
}

export interface DoorbellCalls {
  readonly ring: (bell: Bell) => void;
  /** It rings from now on, or cannot: it was lost, or the server refused it. */
  readonly onHearing: (hears: boolean) => void;
  /** How long it is left alone after the n-th refusal in a row (from 1), ms. */
  readonly rest: (refusals: number) => number;
}

/**
 * Listens for the broadcast that something changed. It carries no content: whatever it says, the
 * listener pulls. Every connection counts as a bell, the first one too: what changed between the
 * last pull and the connection rang for nobody here.
 */
export function listenForBell(
  origin: string,
  key: string,
  { ring, onHearing, rest }: DoorbellCalls,
): Doorbell {
  const client = realtimeAt(origin, key);
  let channel: RealtimeChannel | undefined;
  let isSpared = false;
  let hasFailed = false;
  let refusals = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let hungUp: Promise<unknown> = Promise.resolve();
  let stopped = false;

  function join(): void {
    hasFailed = false;
    const joining = client.channel('content', { config: { private: true } });
    channel = joining;
    joining
      .on('broadcast', { event: 'revision' }, ({ payload }) => ring(readBell(payload)))
      .subscribe((status) => {
        if (joining !== channel) return;
        const hears = status === 'SUBSCRIBED';
        hasFailed = !hears;
        if (hears) {
          refusals = 0;
          ring(readBell(undefined));
        }
        onHearing(hears);
        restIfRefused();
      });
  }

  /** Gives the whole connection up, whoever else has a channel on it: a server counts connections. */
  function restIfRefused(): void {
    if (!isSpared || !hasFailed || !channel) return;
    const left = channel;
    channel = undefined;
    hungUp = Promise.all([client.removeChannel(left), client.disconnect()]);
    refusals += 1;
    resting = setTimeout(wake, rest(refusals));
  }

  function wake(): void {
    clearTimeout(resting);
    void hungUp.then(() => {
      if (channel || stopped) return;
      // What could not be said on connections that were refused is not for the next one.
      client.sendBuffer.length = 0;
      join();
    });
  }

  join();
  return {
    spare(now) {
      isSpared = now;
      if (isSpared) restIfRefused();
      else if (!channel) wake();
    },
    async stop() {
      stopped = true;
      clearTimeout(resting);
      const left = channel;
      channel = undefined;
      await (left ? client.removeChannel(left) : hungUp);
      // Others on the connection have waited for it.
      if (!left && client.getChannels().length > 0) client.connect();
    },
  };
}
