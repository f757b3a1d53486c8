import type { Kind, Row } from '#entities/index.ts';
import { memoLast } from '#shared/memo-last.ts';
import type { Content, ReplicaState } from './content/content-store.ts';
import type { ReadableReplica } from './replica.ts';

/**
 * Makes a replica that shows another one with rows of one kind in the place of, or beside, its own:
 * what a screen would look like before the rows are saved. It can only be read.
 */
export function unsavedView<K extends Kind>(
  replica: ReadableReplica,
  kind: K,
  rows: ReadonlyMap<string, Row<K>>,
  alone: boolean,
): ReadableReplica {
  const content = memoLast(
    (all: Content): Content => ({
      ...all,
      [kind]: alone ? rows : new Map<string, unknown>([...all[kind], ...rows]),
    }),
  );
  const see = memoLast((state: ReplicaState) => ({ ...state, content: content(state.content) }));
  const getState = () => see(replica.state.getState());
  return { ...replica, state: { ...replica.state, getState } };
}
