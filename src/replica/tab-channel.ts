import type { Audience } from './pull.ts';

/** What tabs of one browser tell each other. */
export type TabMessage =
  /** The leader brought an edition's content up to date (server time, ms). */
  | {
      readonly kind: 'arrived';
      readonly edition: number;
      readonly audience: Audience;
      readonly at: number;
    }
  /** Operations were added, answered or removed. */
  | { readonly kind: 'outbox' }
  /** Somebody asks the leader to pull. */
  | { readonly kind: 'resync' };

/** Speaks to the other tabs; says nothing where the browser has no BroadcastChannel. */
export interface TabChannel {
  tell(message: TabMessage): void;
  close(): void;
}

/** Joins the tabs of this browser. */
export function joinTabs(listen: (message: TabMessage) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel('forum-replica');
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => listen(data);
  return {
    tell: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
