import {
  type Context,
  createContext,
  createElement,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react';
import { type Kind, kinds, type Row } from '#entities/index.ts';
import { useTakenOver } from '#shared/use-settled.ts';
import type { ReplicaState } from './content/content-store.ts';
import type { ReadableReplica } from './replica.ts';

/** A value that only a provider gives, of any type. */
type Part = Context<unknown>;

const missing = Symbol('missing');

// A context for each part, so that only those who read what has changed are rendered again.
const parts = contextsOf(['edition', 'phase', 'content', 'outline', 'entries', 'status']);
const rows = contextsOf(kinds);

/** Lets the components inside read what a replica holds. */
export function ShowState(props: { replica: ReadableReplica; children?: ReactNode }) {
  const state = useShownState(props.replica);
  let tree = props.children;
  for (const part of keysOf(parts)) tree = provide(parts[part], state[part], tree);
  for (const kind of kinds) tree = provide(rows[kind], state.content[kind], tree);
  return tree;
}

/** A part of what the replica holds, as it is on show. */
export function useShownPart<P extends keyof ReplicaState>(part: P): ReplicaState[P] {
  return useProvided(parts[part]) as ReplicaState[P];
}

/** The rows of a kind that the replica holds, as they are on show. */
export function useShownRows<K extends Kind>(kind: K): ReadonlyMap<string, Row<K>> {
  return useProvided(rows[kind]) as ReadonlyMap<string, Row<K>>;
}

/**
 * What a replica holds. What the network or another tab brings is rendered in pieces, so that whoever
 * scrolls or types meanwhile is not held up; what is done on this device is shown at once.
 */
function useShownState(replica: ReadableReplica): ReplicaState {
  const takenOver = useTakenOver();
  const [shown, show] = useState(() => ({
    replica,
    state: takenOver ? publishedState(replica) : replica.state.getState(),
  }));
  useEffect(() => {
    let last: ReplicaState | undefined;
    const look = () => {
      const state = replica.state.getState();
      const isOwn = last && (state.entries !== last.entries || state.edition !== last.edition);
      last = state;
      const take = () =>
        show((before) =>
          before.replica === replica && before.state === state ? before : { replica, state },
        );
      if (isOwn) take();
      else startTransition(take);
    };
    look();
    const stops = [
      replica.state.subscribe(look),
      // Who signs in or out may see something else of it.
      replica.session?.state.subscribe(look),
    ];
    return () => {
      for (const stop of stops) stop?.();
    };
  }, [replica]);
  return shown.replica === replica ? shown.state : replica.state.getState();
}

/**
 * What a published page shows, which is all there is to show on it. Content may come before it has been
 * taken over, which must find what it shows.
 */
function publishedState({ state, published = state.getState() }: ReadableReplica): ReplicaState {
  return { ...published, phase: 'ready' };
}

function contextsOf<K extends string>(keys: readonly K[]): Readonly<Record<K, Part>> {
  const contexts = keys.map((key) => [key, createContext<unknown>(missing)] as const);
  return Object.fromEntries(contexts) as Record<K, Part>;
}

function keysOf<K extends string>(contexts: Readonly<Record<K, Part>>): readonly K[] {
  return Object.keys(contexts) as K[];
}

function provide(context: Part, value: unknown, children: ReactNode): ReactNode {
  return createElement(context.Provider, { value }, children);
}

function useProvided(context: Part): unknown {
  const value = useContext(context);
  if (value === missing) throw new Error('No ContentProvider above');
  return value;
}
