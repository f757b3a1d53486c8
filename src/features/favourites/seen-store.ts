import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useContent, useContentPhase, useSelectedEdition } from '#replica/read.ts';
import { deviceMemory } from '#replica/storage/device-memory.ts';
import { isRecord } from '#shared/record.ts';
import { useFavourites, useFavouritesReady } from '#visitor/favourites/read.ts';
import { acknowledged, changesSince, type EventChange, noted, type Seen } from './seen.ts';

const memoryKey = 'forum.favourites.seen';
const store = createStore<{ readonly seen: Seen | undefined }>(() => ({ seen: undefined }));

/** Remembers on this device how the favourite sessions stood when they were marked. */
export function useTakeNote(): void {
  const ready = useFavouritesReady();
  const favourites = useFavourites('event');
  const events = useContent('event');
  useEffect(() => {
    if (!ready) return;
    const before = recall();
    const after = noted(before, favourites, events);
    if (after !== before) remember(after);
    else store.setState({ seen: before });
  }, [ready, favourites, events]);
}

/** What has happened to the favourite sessions that their visitor may not know of yet. */
export function useEventChanges(): {
  readonly changes: readonly EventChange[];
  /** The visitor has seen one of them. */
  readonly acknowledge: (change: EventChange) => void;
} {
  const seen = useStore(store, (state) => state.seen);
  const favourites = useFavourites('event');
  const events = useContent('event');
  const edition = useSelectedEdition();
  const complete = useContentPhase() === 'ready';
  const changes =
    seen && complete && edition !== undefined
      ? changesSince(seen, favourites, events, edition)
      : [];
  return { changes, acknowledge: (change) => remember(acknowledged(recall(), change)) };
}

function recall(): Seen {
  try {
    const stored: unknown = JSON.parse(deviceMemory.get(memoryKey) ?? '{}');
    return isRecord(stored) ? (stored as Seen) : {};
  } catch {
    return {};
  }
}

function remember(seen: Seen): void {
  deviceMemory.set(memoryKey, JSON.stringify(seen));
  store.setState({ seen });
}
