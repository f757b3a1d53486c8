import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Kind } from '#entities/index.ts';
import { type Draft, dropDraft, keepDraft, readDraft } from './draft-storage.ts';

/** A draft is written to the device once nothing was typed for this long, in ms. */
const pause = 400;

interface DraftState {
  /** What has been typed and not saved. */
  readonly draft: Draft | undefined;
  /** When the draft found on this device was typed (ms); undefined when none was found. */
  readonly restoredAt: number | undefined;
}

/** The draft of one form, while the form is open. */
interface OpenDraft {
  readonly state: StoreApi<DraftState>;
  readonly type: (change: (before: Draft | undefined) => Draft) => void;
  readonly discard: () => void;
  /** `saved` is safely kept elsewhere; of what has been typed since, `over` says what it is typed over. */
  readonly settle: (saved: Draft | undefined, over: (newer: Draft) => Draft) => void;
  /** Writes to the device what is not written yet. */
  readonly flush: () => void;
}

/** Opens the draft of a form with what this device keeps of it, and keeps what is typed. */
export function openDraft(kind: Kind, slot: string): OpenDraft {
  const found = readDraft(kind, slot);
  const state = createStore<DraftState>(() => ({ draft: found, restoredAt: found?.at }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const { draft } = state.getState();
    if (draft) keepDraft(kind, slot, draft);
  };
  const type: OpenDraft['type'] = (change) => {
    state.setState(({ draft }) => ({ draft: change(draft) }));
    clearTimeout(timer);
    timer = setTimeout(flush, pause);
  };
  const discard = () => {
    clearTimeout(timer);
    timer = undefined;
    dropDraft(kind, slot);
    state.setState({ draft: undefined, restoredAt: undefined });
  };
  return {
    state,
    type,
    discard,
    settle: (saved, over) => {
      const { draft } = state.getState();
      discard();
      if (draft && draft !== saved) type(() => over(draft));
    },
    flush,
  };
}

/** The draft of a form that is mounted, of the slot that it began with: another row's form is another one. */
export function useDraft(kind: Kind, slot: string): DraftState & Omit<OpenDraft, 'state'> {
  const [open] = useState(() => openDraft(kind, slot));
  useEffect(() => {
    // A page that is reloaded, closed, or put aside by a phone comes to no end of a pause.
    addEventListener('pagehide', open.flush);
    document.addEventListener('visibilitychange', open.flush);
    return () => {
      removeEventListener('pagehide', open.flush);
      document.removeEventListener('visibilitychange', open.flush);
      open.flush();
    };
  }, [open]);
  const { state, ...actions } = open;
  return { ...useStore(state), ...actions };
}
