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

/**
 * Joins the tabs of this browser. What they say is taken in one after another, for an operation may
 * only leave the overlay once the rows that it changed, of which was told before, are on show.
 */
export function joinTabs(listen: (message: TabMessage) => Promise<unknown>): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel('forum-replica');
  let heard: Promise<unknown> = Promise.resolve();
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    heard = heard.then(() => listen(data)).catch((cause) => console.error(cause));
  };
  return {
    tell: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
