import type { Audience } from '../protocol/pull.ts';

/** What tabs of one browser tell each other. */
export type TabMessage =
  /** The leader brought an edition's content up to date (server time, ms; through a revision). */
  | {
      readonly kind: 'arrived';
      readonly edition: number;
      readonly audience: Audience;
      readonly at: number;
      readonly revision: number;
    }
  /** The leader of an election is awake; `late` as its status says. */
  | { readonly kind: 'beat'; readonly election: string; readonly late: boolean }
  /** Operations were added, answered or removed. */
  | { readonly kind: 'outbox' }
  /** Somebody asks the leader to pull, or has only come back to a page. */
  | { readonly kind: 'resync'; readonly returned?: boolean };

/** Speaks to the other tabs; says nothing where the browser has no BroadcastChannel. */
export interface TabChannel {
  tell(message: TabMessage): void;
  close(): void;
}

/** Takes in what another tab says; `isOvertaken` once rows have arrived of which this says nothing. */
type Listen = (message: TabMessage, isOvertaken: () => boolean) => Promise<unknown>;

/**
 * Joins the tabs of this browser. What they say is taken in one after another, and of the operations last:
 * they are read as they are by then, and one may only leave the overlay once the rows that it changed, of
 * which was told before, are on show. A tab that was suspended has much to take in.
 */
export function joinTabs(listen: Listen): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel('forum-replica');
  const waiting: TabMessage[] = [];
  let taking = false;
  const isOvertaken = () => waiting.some(({ kind }) => kind === 'arrived');
  const next = () => {
    const first = waiting.findIndex(({ kind }) => kind !== 'outbox');
    return first < 0 ? waiting.splice(0)[0] : waiting.splice(first, 1)[0];
  };
  async function takeIn(): Promise<void> {
    if (taking) return;
    taking = true;
    for (let message = next(); message; message = next()) {
      await listen(message, isOvertaken).catch((cause) => console.error(cause));
      if (message.kind === 'outbox' && isOvertaken()) waiting.push(message);
    }
    taking = false;
  }
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    waiting.push(data);
    void takeIn();
  };
  return {
    tell: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
