import type { ContentChange } from '#replica/protocol/operation.ts';
import type { Content } from '#replica/read.ts';
import type { Replica } from '#replica/replica.ts';
import { presentTime } from '#shared/clock.ts';
import { memoLast } from '#shared/memo-last.ts';
import { workingContent } from './lay-over.ts';
import { plan } from './plan.ts';

type State = ReturnType<Replica['state']['getState']>;

/**
 * Makes a replica that shows the working version of another, and whose outbox plans what would change
 * the published programme. Screens read and write it as they do any other.
 */
export function workingReplica(replica: Replica): Replica {
  const content = memoLast(
    (all: Content, ..._: readonly unknown[]): Content => workingContent(all),
  );
  const see = memoLast((state: State) => ({ ...state, content: content(state.content) }));
  const submitAll = async (changes: readonly ContentChange[]) => {
    const { content: published, edition } = replica.state.getState();
    return replica.outbox.submitAll(await plan(changes, published, edition ?? 0, presentTime()));
  };
  return {
    ...replica,
    state: { ...replica.state, getState: () => see(replica.state.getState()) },
    outbox: { ...replica.outbox, submitAll },
  };
}
