import { useEffect, useSyncExternalStore } from 'react';
import { backendKey, backendUrl } from '#shared/backend-address.ts';
import { createBackend } from '../protocol/backend.ts';
import { isCount, joinViewers, type ViewersChannel } from './channel.ts';

/** How long the channel is kept after its last use, ms: screens come and go. */
const linger = 2_000;

const listeners = new Set<() => void>();
let viewers: number | undefined;
let counted = 0;
let channel: Promise<ViewersChannel> | undefined;
/** The connection has one seat on the channel: the last has to be given up before the next. */
let leaving: Promise<void> | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;

/**
 * How many people are watching the stream now; undefined until it is known. While a screen asks,
 * this page listens to the viewers' channel. Undefined on a server.
 */
export function useLiveViewers(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => viewers,
    () => undefined,
  );
}

/** Counts this page among those who are watching, for as long as `watching` holds. */
export function useBeingCounted(watching: boolean): void {
  useEffect(() => {
    if (!watching) return;
    counted += 1;
    update();
    return () => {
      counted -= 1;
      update();
    };
  }, [watching]);
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  update();
  return () => {
    listeners.delete(changed);
    update();
  };
}

/** Opens the channel when somebody needs it, and closes it when nobody does any more. */
function update(): void {
  clearTimeout(closing);
  if (counted > 0 || listeners.size > 0) channel ??= open();
  else closing = setTimeout(close, linger);
  void channel?.then((open) => open.count(counted > 0)).catch(() => {});
}

async function open(): Promise<ViewersChannel> {
  try {
    const { realtimeAt } = await import('../protocol/realtime.ts');
    await leaving;
    const client = realtimeAt(backendUrl || location.origin, backendKey);
    const key = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36));
    return joinViewers(client, {
      key: key.join(''),
      onCount: show,
      onJoined: () => void askOnce(),
    });
  } catch (error) {
    // Its code is not on this device: the next use tries again.
    channel = undefined;
    throw error;
  }
}

function close(): void {
  const left = channel;
  channel = undefined;
  viewers = undefined;
  leaving = left?.then((open) => open.leave()).catch(() => {});
}

/** What was broadcast before this page came. */
async function askOnce(): Promise<void> {
  const answer = await createBackend(backendUrl, backendKey).get('live_viewers', {}, (value) =>
    isCount(value) ? value : undefined,
  );
  if (answer.ok && channel) show(answer.value);
}

function show(count: number): void {
  viewers = count;
  for (const changed of listeners) changed();
}
