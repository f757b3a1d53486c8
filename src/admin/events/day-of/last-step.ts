import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Event } from '#entities/index.ts';
import type { ContentChange } from '#replica/protocol/operation.ts';
import { useAllContent, useReplica } from '#replica/read.ts';
import { inverseOf } from '../../writing/undo.ts';
import { useWrite } from '../../writing/use-write.ts';

/** The last thing done in the day-of mode. */
interface Step {
  readonly text: string;
  readonly changes: readonly ContentChange[];
  readonly inverse: readonly ContentChange[];
  /** How the sessions stood before, by id. */
  readonly before: ReadonlyMap<string, Event>;
}

const store = createStore<{ readonly step: Step | undefined }>(() => ({ step: undefined }));

/** Writes what is done in the day-of mode and keeps how to take it back until the next step. */
export function useStep(): (changes: readonly ContentChange[], text: string) => Promise<void> {
  const { state } = useReplica();
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
      if (!(await write(changes, { done: text }))) return;
      store.setState({ step: { text, changes, inverse: inverseOf(changes, content), before } });
    },
    [state, write],
  );
}

/** The last step while what it did still stands, and how to take it back. */
export function useLastStep(): { readonly step: Step; readonly undo: () => void } | undefined {
  const { t } = useTranslation('admin');
  const step = useStore(store, (state) => state.step);
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
  return useStore(store, (state) => state.step?.before.get(id));
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
