import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { writes } from '#domain/rights.ts';
import type { Kind } from '#entities/index.ts';
import type { Fields } from '#replica/protocol/operation.ts';
import { type Content, ContentProvider, useReplica, useSelectedEdition } from '#replica/read.ts';
import type { Replica } from '#replica/replica.ts';
import { deviceMemory } from '#replica/storage/device-memory.ts';
import { memoLast } from '#shared/memo-last.ts';
import { useRights } from '../../kinds/use-rights.ts';
import { workingReplica } from './working-replica.ts';
import classes from './working-version.module.css';

const keyOf = (edition: number) => `forum.working.${edition}`;

/** How the switches stand where the browser keeps nothing: for as long as the page is open. */
const unkept = new Set<string>();
const listeners = new Set<() => void>();

/** Tells of each turn of a switch, in another tab too. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

const isOn = (key: string) => deviceMemory.get(key) === 'on' || unkept.has(key);

function turnTo(key: string, on: boolean): void {
  unkept.delete(key);
  if (on) deviceMemory.set(key, 'on');
  else deviceMemory.remove(key);
  if (on && !isOn(key)) unkept.add(key);
  for (const listener of listeners) listener();
}

/** Whether this device works on the next version of the edition on show, and how to turn that. */
export function useWorking(): {
  /** True for whoever writes the programme; others see what is published. */
  readonly offered: boolean;
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
} {
  const key = keyOf(useSelectedEdition() ?? 0);
  const offered = writes(useRights(), 'planned_change');
  const read = () => isOn(key);
  const on = useSyncExternalStore(subscribe, read, read);
  return { offered, on: offered && on, turn: (to) => turnTo(key, to) };
}

// The same for a replica wherever it is shown again: what was written through it is taken back through it.
const workingOf = memoLast(workingReplica);

/** The replica below the working version on show; undefined where what is published is on show. */
const PublishedContext = createContext<Replica | undefined>(undefined);

/** Shows and writes the working version inside, while this device's switch is on. */
export function WorkingVersion({ children }: { children: ReactNode }) {
  const replica = useReplica();
  const { on } = useWorking();
  if (!on) return children;
  return (
    <PublishedContext value={replica}>
      <ContentProvider replica={workingOf(replica)}>{children}</ContentProvider>
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

/** The replica below the working version, where that is on show; else undefined. */
export function usePublishedReplica(): Replica | undefined {
  return useContext(PublishedContext);
}

/** Reads the row that is published, where the working version is on show; else gives undefined. */
export function usePublishedRow(): ((kind: Kind, id: string) => Fields | undefined) | undefined {
  const replica = usePublishedReplica();
  return useMemo(() => {
    if (!replica) return undefined;
    return (kind, id) => rowsOf(replica.state.getState().content, kind).get(id);
  }, [replica]);
}

const rowsOf = (content: Content, kind: Kind) =>
  content[kind] as unknown as ReadonlyMap<string, Fields>;
