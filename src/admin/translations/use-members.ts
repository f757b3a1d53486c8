import { useEffect, useState } from 'react';
import { readRights, writes } from '#domain/rights.ts';
import { useReplica } from '#replica/read.ts';
import { isRecord } from '#shared/record.ts';
import { useRights } from '../kinds/use-rights.ts';
import type { Member } from './tasks.ts';

/** The last answer of this visit: no device keeps who is in the back office. */
let answered: readonly Member[] | undefined;

/** Who there is to give texts to, asked of the server by who gives some; undefined while it has not said. */
export function useMembers(): readonly Member[] | undefined {
  const { ask } = useReplica();
  const asks = writes(useRights(), 'translation_task');
  const [members, setMembers] = useState(answered);
  useEffect(() => {
    if (!asks) return;
    void ask('translators', {}, readMembers).then((answer) => {
      if (answer.ok) answered = answer.value;
      setMembers(answered);
    });
  }, [ask, asks]);
  // Another one at this device may have asked, who may.
  return asks ? members : undefined;
}

/** Reads the answer of `translators`; undefined for another shape. */
function readMembers(value: unknown): readonly Member[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.filter(isRecord).map((one) => ({
    id: String(one.id),
    name: String(one.name ?? ''),
    rights: readRights(one),
  }));
}
