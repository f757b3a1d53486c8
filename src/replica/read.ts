import {
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useMemo,
  useSyncExternalStore,
} from 'react';
import type { Kind, Row } from '#entities/index.ts';
import type { Content, ContentPhase } from './content/content-store.ts';
import type { Outline } from './content/seed.ts';
import type { Status } from './content/status.ts';
import type { UploadState } from './outbox/uploads/uploads.ts';
import type { OutboxEntry } from './protocol/operation.ts';
import type { ReadableReplica, Replica } from './replica.ts';
import type { SessionState } from './session/session.ts';
import { ShowState, useShownPart, useShownRows } from './shown.ts';
import { unsavedView } from './unsaved-view.ts';
import { visitorView } from './visitor-view.ts';

export type { Content, ContentPhase } from './content/content-store.ts';
export type { Outline } from './content/seed.ts';
export type { Status } from './content/status.ts';
export { selectEdition } from './sync/selection.ts';

const ReplicaContext = createContext<ReadableReplica | undefined>(undefined);
/** The replica that a `VisitorView` shows a part of. */
const WholeContext = createContext<ReadableReplica | undefined>(undefined);

/** Lets the screens inside read this replica. */
export function ContentProvider(props: { replica: ReadableReplica; children?: ReactNode }) {
  const { replica, children } = props;
  const shown = createElement(ShowState, { replica }, children);
  return createElement(ReplicaContext.Provider, { value: replica }, shown);
}

/** Shows the screens inside only what the public may see, whoever is signed in on this device. */
export function VisitorView({ children }: { children?: ReactNode }) {
  const replica = useProvided();
  const view = useMemo(() => visitorView(replica), [replica]);
  const inside = createElement(ContentProvider, { replica: view }, children);
  return createElement(WholeContext.Provider, { value: replica }, inside);
}

/** Within a `VisitorView`: shows the screens inside all that this device holds, drafts as well. */
export function DraftView({ children }: { children?: ReactNode }) {
  const shown = useProvided();
  const whole = useContext(WholeContext) ?? shown;
  return createElement(ContentProvider, { replica: whole }, children);
}

/** Shows the screens inside rows that are not saved yet; `alone` hides the others of their kind. */
export function UnsavedView<K extends Kind>({
  kind,
  rows,
  alone = false,
  children,
}: {
  kind: K;
  rows: ReadonlyMap<string, Row<K>>;
  alone?: boolean;
  children?: ReactNode;
}) {
  const replica = useProvided();
  const view = useMemo(() => unsavedView(replica, kind, rows, alone), [replica, kind, rows, alone]);
  return createElement(ContentProvider, { replica: view }, children);
}

/** All rows of a kind, of the selected edition, with the operations under way applied. */
export function useContent<K extends Kind>(kind: K): ReadonlyMap<string, Row<K>> {
  return useShownRows(kind);
}

/** One row; undefined while it is not (or no longer) held. */
export function useRow<K extends Kind>(kind: K, id: string): Row<K> | undefined {
  return useShownRows(kind).get(id);
}

/** How far the content has come: `empty` only before anything was ever read. */
export function useContentPhase(): ContentPhase {
  return useShownPart('phase');
}

/** The days of the programme and how many sessions each has, where not all of them are held yet. */
export function useOutline(): Outline | undefined {
  return useShownPart('outline');
}

/** Whether all that the edition on show has is held, and not only some of it while the rest comes. */
export function useIsWhole(): boolean {
  const phase = useContentPhase();
  const outline = useOutline();
  return phase === 'ready' && !outline;
}

/** How the content of this device stands with the server. */
export function useSyncStatus(): Status {
  return useShownPart('status');
}

/** The edition on show; undefined until a first answer or an earlier visit names it. */
export function useSelectedEdition(): number | undefined {
  return useShownPart('edition');
}

/** The operations this device keeps, oldest first, with where each stands. */
export function useOutboxEntries(): readonly OutboxEntry[] {
  return useShownPart('entries');
}

/** Everything this device holds, for what looks across kinds. */
export function useAllContent(): Content {
  return useShownPart('content');
}

/** Who is signed in to the back office on this device. */
export function useSession(): SessionState {
  const { state } = useReplica().session;
  return useSyncExternalStore(state.subscribe, state.getState, state.getState);
}

/** The pictures chosen on this device that the server does not have yet. */
export function useUploads(): UploadState {
  const { state } = useReplica().uploads;
  return useSyncExternalStore(state.subscribe, state.getState, state.getState);
}

/** The running replica, for screens that write or sign in; in Node it can only be read. */
export function useReplica(): Replica {
  return useProvided() as Replica;
}

function useProvided(): ReadableReplica {
  const replica = useContext(ReplicaContext);
  if (!replica) throw new Error('No ContentProvider above');
  return replica;
}
