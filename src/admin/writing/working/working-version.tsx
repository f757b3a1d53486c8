import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { writes } from '#domain/rights.ts';
import type { Kind } from '#entities/index.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { type Content, ContentProvider, useReplica, useSelectedEdition } from '#replica/read.ts';
import type { Replica } from '#replica/replica.ts';
import { deviceMemory } from '#replica/storage/device-memory.ts';
import { useRights } from '../../kinds/use-rights.ts';
import { workingReplica } from './working-replica.ts';
import classes from './working-version.module.css';

const keyOf = (edition: number) => `forum.working.${edition}`;

/** Counts up with each turn of the switch; the device keeps what it was turned to. */
const turns = createStore<{ readonly count: number }>(() => ({ count: 0 }));

/** Whether this device works on the next version of the edition on show, and how to turn that. */
export function useWorking(): {
  /** True for whoever writes the programme; others see what is published. */
  readonly offered: boolean;
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
} {
  const edition = useSelectedEdition() ?? 0;
  const offered = writes(useRights(), 'planned_change');
  useStore(turns);
  return {
    offered,
    on: offered && deviceMemory.get(keyOf(edition)) === 'on',
    turn(on) {
      if (on) deviceMemory.set(keyOf(edition), 'on');
      else deviceMemory.remove(keyOf(edition));
      turns.setState(({ count }) => ({ count: count + 1 }));
    },
  };
}

/** The replica below the working version on show; undefined where what is published is on show. */
const PublishedContext = createContext<Replica | undefined>(undefined);

/** Shows and writes the working version inside, while this device's switch is on. */
export function WorkingVersion({ children }: { children: ReactNode }) {
  const replica = useReplica();
  const { on } = useWorking();
  const working = useMemo(() => workingReplica(replica), [replica]);
  if (!on) return children;
  return (
    <PublishedContext value={replica}>
      <ContentProvider replica={working}>{children}</ContentProvider>
    </PublishedContext>
  );
}

/**
 * Shows and writes what is published inside, whatever the switch says: what happens now does not wait.
 * Where somebody might take it for the working version, that is `said`.
 */
export function PublishedVersion({ said, children }: { said?: boolean; children: ReactNode }) {
  const { t } = useTranslation('admin-versions');
  const replica = useContext(PublishedContext);
  if (!replica) return children;
  return (
    <PublishedContext value={undefined}>
      {said && (
        <p role="note" className={classes.note}>
          {t('switch.published_here')}
        </p>
      )}
      <ContentProvider replica={replica}>{children}</ContentProvider>
    </PublishedContext>
  );
}

/** Reads the row that is published, where the working version is on show; else gives undefined. */
export function usePublishedRow(): ((kind: Kind, id: string) => Fields | undefined) | undefined {
  const replica = useContext(PublishedContext);
  return useMemo(() => {
    if (!replica) return undefined;
    return (kind, id) => rowsOf(replica.state.getState().content, kind).get(id);
  }, [replica]);
}

const rowsOf = (content: Content, kind: Kind) =>
  content[kind] as unknown as ReadonlyMap<string, Fields>;
