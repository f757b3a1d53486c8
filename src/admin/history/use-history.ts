import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Kind } from '#entities/index.ts';
import { useOutboxEntries, useReplica } from '#replica/read.ts';
import type { FailureCode } from '#shared/failure.ts';
import { type ChangeLine, readHistory } from './change-line.ts';

/** How many changes are asked for at a time. */
const page = 50;

interface History {
  /** Newest first; undefined until they have come. */
  readonly lines: readonly ChangeLine[] | undefined;
  /** Why the last ones that were asked for did not come. */
  readonly failure: FailureCode | undefined;
  /** Asks once more for what did not come. */
  readonly again: () => void;
  /** Asks for older ones; undefined when there are none. */
  readonly more: (() => void) | undefined;
}

/**
 * The changes of one row, or the latest of all rows, asked of the server; anew once it has taken what this
 * device has written of them.
 */
export function useHistory(kind?: Kind, id?: string): History {
  const { ask } = useReplica();
  const [lines, setLines] = useState<readonly ChangeLine[]>();
  const [whole, setWhole] = useState(false);
  const [failure, setFailure] = useState<FailureCode>();
  const [asked, setAsked] = useState<readonly ChangeLine[]>([]);
  const questions = useRef(0);
  const load = useCallback(
    async (known: readonly ChangeLine[]) => {
      questions.current += 1;
      const question = questions.current;
      setAsked(known);
      const answer = await ask(
        'content_history',
        {
          p_kind: kind ?? null,
          p_id: id ?? null,
          p_before: known.at(-1)?.sequence ?? null,
          p_limit: page,
        },
        readHistory,
      );
      // The answer to an earlier question would take the place of what was asked for since.
      if (question !== questions.current) return;
      setFailure(answer.ok ? undefined : answer.failure.code);
      if (!answer.ok) return;
      setLines([...known, ...answer.value]);
      setWhole(answer.value.length < page);
    },
    [ask, kind, id],
  );
  useEffect(() => {
    setLines(undefined);
    void load([]);
  }, [load]);
  const unsent = useOutboxEntries().filter(
    ({ operation: one }) => (!kind || one.kind === kind) && (!id || one.id === id),
  ).length;
  const before = useRef(unsent);
  const taken = useEffectEvent(() => load([]));
  useEffect(() => {
    if (unsent < before.current) void taken();
    before.current = unsent;
  }, [unsent]);
  return {
    ...{ lines, failure },
    again: () => void load(asked),
    more: lines && !whole ? () => void load(lines) : undefined,
  };
}
