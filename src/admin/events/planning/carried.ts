import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Event } from '#entities/index.ts';
import type { Placing } from './placing.ts';

/** A session as it was when it was taken hold of, among all as they were then. */
export interface Taken {
  readonly event: Event;
  readonly among: ReadonlyMap<string, Event>;
}

/** A session that is being put somewhere else. */
export interface Carried {
  readonly id: string;
  readonly by: 'pointer' | 'keyboard';
  /** Where it would be put; undefined where a pointer is beside the grid. */
  readonly to: Placing | undefined;
  readonly taken: Taken;
}

interface Hand {
  readonly carried: Carried | undefined;
  /** The last one was given up: it stays where it was. */
  readonly givenUp: boolean;
}

// One session is carried at a time; only what shows it is drawn anew at each step.
const store = createStore<Hand>(() => ({ carried: undefined, givenUp: false }));

/** What is being carried now. */
export function carriedNow(): Carried | undefined {
  return store.getState().carried;
}

/** Carries a session. Nothing happens where it has come no further. */
export function carry(next: Carried): void {
  const { id, by, to } = carriedNow() ?? {};
  if (id === next.id && by === next.by && JSON.stringify(to) === JSON.stringify(next.to)) return;
  store.setState({ carried: next, givenUp: false });
}

/** Nothing is carried any more; `givenUp` where it stays as it was. */
export function letGo(givenUp = false): void {
  store.setState({ carried: undefined, givenUp });
}

/** What is being carried, for what shows it. */
export function useHand(): Hand {
  return useStore(store);
}
