import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { createStore } from 'zustand/vanilla';
import type { Event } from '#entities/index.ts';
import type { ContentChange } from '#replica/protocol/operation.ts';
import { useAllContent, useReplica, useSession } from '#replica/read.ts';
import type { Replica } from '#replica/replica.ts';
import { inverseOf } from '../../writing/undo.ts';
import { useWrite } from '../../writing/use-write.ts';

/** The last thing done in the day-of mode or in the planning grid. */
interface Step {
  readonly text: string;
  readonly changes: readonly ContentChange[];
  readonly inverse: readonly ContentChange[];
  /** How the sessions stood before, by id. */
  readonly before: ReadonlyMap<string, Event>;
  /** Where it was written: in the working version it would be taken back for the next release alone. */
  readonly outbox: Replica['outbox'];
  /** The id of who did it, who may have left since. */
  readonly by: string | undefined;
}

const store = createStore<{ readonly step: Step | undefined }>(() => ({ step: undefined }));

/** Writes what is done in the day-of mode and keeps how to take it back until the next step. */
export function useStep(): (changes: readonly ContentChange[], text: string) => Promise<void> {
  const { outbox, state } = useReplica();
  const by = useSession().user?.id;
  const write = useWrite();
  return useCallback(
    async (changes, text) => {
      const { content } = state.getState();
      const before = new Map(
        changes.flatMap(({ id }) => {
          const event = content.event.get(id);
          return event ? [[id, event] as const] : [];
        }),
      );
      if (!(await write(changes, { done: text, quiet: true }))) return;
      const inverse = inverseOf(changes, content);
      store.setState({ step: { text, changes, inverse, before, outbox, by } });
    },
    [outbox, state, by, write],
  );
}

/** The last step, of whoever is signed in and in the version that is on show. */
function useOwnStep(): Step | undefined {
  const { outbox } = useReplica();
  const by = useSession().user?.id;
  const { step } = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  return step?.outbox === outbox && step.by === by ? step : undefined;
}

/** The last step while what it did still stands, and how to take it back. */
export function useLastStep(): { readonly step: Step; readonly undo: () => void } | undefined {
  const { t } = useTranslation('admin');
  const step = useOwnStep();
  const { event } = useAllContent();
  const write = useWrite();
  if (!step?.changes.every((change) => holds(change, event.get(change.id)))) {
    return undefined;
  }
  return {
    step,
    undo: () => {
      store.setState({ step: undefined });
      void write(step.inverse, { done: t('write.undone') });
    },
  };
}

/** How a session stood before the last step; undefined when that was about others. */
export function useBefore(id: string): Event | undefined {
  return useOwnStep()?.before.get(id);
}

function holds({ set }: ContentChange, event: Event | undefined): boolean {
  const row = event as Readonly<Record<string, unknown>> | undefined;
  return (
    row !== undefined && Object.entries(set ?? {}).every(([name, value]) => same(row[name], value))
  );
}

/** Instants are written in more than one way. */
function same(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'string' && Date.parse(a) === Date.parse(String(b)));
}
