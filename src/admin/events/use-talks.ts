import { useEffect, useRef, useState } from 'react';
import type { Issue } from '#entities/index.ts';
import type { ContentChange } from '#replica/protocol/operation.ts';
import { useContent } from '#replica/read.ts';
import { dropDraft, keepDraft, readDraft } from '../forms/draft-storage.ts';
import { changesOfTalks, checkTalks, type Talk, talksOf } from './talks.ts';

/** The interventions of a session while its form is open. */
export interface Talks {
  readonly list: readonly Talk[];
  readonly replace: (list: readonly Talk[]) => void;
  readonly dirty: boolean;
  /** When the draft found on this device was typed (ms); undefined when none was found. */
  readonly restoredAt: number | undefined;
  /** What is wrong, shown once saving was tried; fields are named `<id>.<field>`. */
  readonly issues: readonly Issue[];
  readonly check: () => readonly Issue[];
  readonly changes: () => readonly ContentChange[];
  readonly discard: () => void;
}

interface Typed {
  readonly base: readonly Talk[];
  readonly list: readonly Talk[];
  readonly at: number;
}

/** The interventions of a session with whatever draft of them this device keeps. */
export function useTalks(id: string, owner: { id: string; edition_id: number }): Talks {
  const rows = useContent('intervention');
  const key = `of-${id}`;
  const [found] = useState(() => typedOf(readDraft('intervention', key)));
  const [typed, setTyped] = useState<Typed | undefined>(found);
  const [restored, setRestored] = useState(found !== undefined);
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const base = typed?.base ?? talksOf(rows.values(), owner.id);
  const list = typed?.list ?? base;
  const changes = typed ? changesOfTalks(base, list, owner) : [];

  const latest = useRef(typed);
  latest.current = typed;
  useEffect(() => {
    if (!typed) return;
    const keep = () =>
      keepDraft('intervention', key, {
        base: { talks: typed.base },
        values: { talks: typed.list },
        at: typed.at,
      });
    const timer = setTimeout(keep, 400);
    return () => {
      clearTimeout(timer);
      if (latest.current === typed) keep();
    };
  }, [key, typed]);

  return {
    list,
    replace: (next) => {
      setTyped({ base, list: next, at: Date.now() });
      setIssues([]);
    },
    dirty: changes.length > 0,
    restoredAt: restored ? found?.at : undefined,
    issues,
    check: () => {
      const wrong = checkTalks(list, owner);
      setIssues(wrong);
      return wrong;
    },
    changes: () => changes,
    discard: () => {
      latest.current = undefined;
      dropDraft('intervention', key);
      setTyped(undefined);
      setRestored(false);
      setIssues([]);
    },
  };
}

function typedOf(draft: ReturnType<typeof readDraft>): Typed | undefined {
  const base = draft?.base.talks;
  const list = draft?.values.talks;
  if (!draft || !Array.isArray(base) || !Array.isArray(list)) return undefined;
  return { base, list, at: draft.at };
}
