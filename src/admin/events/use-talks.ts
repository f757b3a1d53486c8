import { useState } from 'react';
import type { Issue } from '#entities/index.ts';
import type { ContentChange } from '#replica/protocol/operation.ts';
import { useContent } from '#replica/read.ts';
import { presentTime } from '#shared/clock.ts';
import { type Draft, slotOf } from '../forms/draft-storage.ts';
import { useDraft } from '../forms/use-draft.ts';
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
  /** `changes` have been saved. */
  readonly settle: () => void;
}

/** The interventions of a session with whatever draft of them this device keeps. */
export function useTalks(id: string, owner: { id: string; edition_id: number }): Talks {
  const rows = useContent('intervention');
  const slot = `of-${slotOf(id, owner.edition_id)}`;
  const { draft, restoredAt, type, settle, discard } = useDraft('intervention', slot);
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const base = talksIn(draft?.base) ?? talksOf(rows.values(), owner.id);
  const list = talksIn(draft?.values) ?? base;
  const changes = draft ? changesOfTalks(base, list, owner) : [];

  return {
    list,
    replace: (next) => {
      type(() => ({ base: { talks: base }, values: { talks: next }, at: presentTime() }));
      setIssues([]);
    },
    dirty: changes.length > 0,
    restoredAt,
    issues,
    check: () => {
      const wrong = checkTalks(list, owner);
      setIssues(wrong);
      return wrong;
    },
    changes: () => changes,
    discard: () => {
      discard();
      setIssues([]);
    },
    settle() {
      // The form of a session that was new has gone with it.
      if (id === 'new') discard();
      else settle(draft, (newer) => ({ ...newer, base: { talks: list } }));
    },
  };
}

function talksIn(fields: Draft['values'] | undefined): readonly Talk[] | undefined {
  return Array.isArray(fields?.talks) ? fields.talks : undefined;
}
