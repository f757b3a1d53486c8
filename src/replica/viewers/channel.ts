import type { RealtimeChannel, RealtimeClient } from '@supabase/supabase-js';

/** The server lets a client speak of its presence five times in thirty seconds; this keeps below, ms. */
const usualPace = 10_000;

/** One page's seat on the viewers' channel. */
export interface ViewersChannel {
  /** Says whether this page is to be counted; said at most once per pace. */
  count(wanted: boolean): void;
  leave(): Promise<void>;
}

interface Options {
  /** Random, of this page alone: so that a connection that comes back is not counted twice. */
  readonly key: string;
  /** Told how many are watching, whenever that changes. */
  readonly onCount: (count: number) => void;
  /** Told when the channel is joined, again after a lost connection. */
  readonly onJoined: () => void;
  /** The least time between two words on this page, ms; ten seconds unless given. */
  readonly pace?: number;
}

/** Joins the channel, on which one hears how many are watching and can be counted among them. */
export function joinViewers(client: RealtimeClient, options: Options): ViewersChannel {
  const { key, onCount, onJoined, pace = usualPace } = options;
  let wanted = false;
  let told = false;
  let joined = false;
  let free = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  // Without `enabled` the server sends no one's presence; it would not let us read it either.
  const channel: RealtimeChannel = client.channel('viewers', {
    config: { private: true, presence: { key, enabled: false } },
  });
  const tell = () => {
    clearTimeout(timer);
    if (!joined || wanted === told) return;
    const wait = free - performance.now();
    if (wait > 0) {
      timer = setTimeout(tell, wait);
      return;
    }
    free = performance.now() + pace;
    told = wanted;
    void (wanted ? channel.track({}) : channel.untrack());
  };
  channel
    .on('broadcast', { event: 'count' }, ({ payload }) => {
      const count: unknown = payload?.count;
      if (isCount(count)) onCount(count);
    })
    .subscribe((status) => {
      joined = status === 'SUBSCRIBED';
      if (!joined) return;
      // A seat that was lost has been forgotten on the other side.
      told = false;
      free = 0;
      tell();
      onJoined();
    });
  return {
    count(now) {
      wanted = now;
      tell();
    },
    async leave() {
      clearTimeout(timer);
      joined = false;
      await client.removeChannel(channel);
    },
  };
}

/** Whether a value can be a number of people. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
