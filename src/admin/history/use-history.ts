import { useCallback, useEffect, useState } from 'react';
import type { Kind } from '#entities/index.ts';
import { useReplica } from '#replica/read.ts';
import type { FailureCode } from '#shared/failure.ts';
import { type ChangeLine, readHistory } from './change-line.ts';

/** How many changes are asked for at a time. */
const page = 50;

interface History {
  /** Newest first; undefined until they have come. */
  readonly lines: readonly ChangeLine[] | undefined;
  /** Why they did not come. */
  readonly failure: FailureCode | undefined;
  /** Asks for older ones; undefined when there are none. */
  readonly more: (() => void) | undefined;
}

/** The changes of one row, or the latest of all rows, asked of the server. */
export function useHistory(kind?: Kind, id?: string): History {
  const { ask } = useReplica();
  const [lines, setLines] = useState<readonly ChangeLine[]>();
  const [whole, setWhole] = useState(false);
  const [failure, setFailure] = useState<FailureCode>();
  const load = useCallback(
    async (known: readonly ChangeLine[]) => {
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
  return { lines, failure, more: lines && !whole ? () => void load(lines) : undefined };
}
