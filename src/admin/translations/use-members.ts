import { useEffect, useState } from 'react';
import { readRights, writes } from '#domain/rights.ts';
import { isRecord } from '#shared/record.ts';
import { useRights } from '../kinds/use-rights.ts';
import { useServer } from '../kinds/use-server.ts';
import type { Member } from './tasks.ts';

/** The last answer of this visit: no device keeps who is in the back office. */
let answered: readonly Member[] | undefined;

/** Who there is to give texts to, asked of the server by who gives some. */
export function useMembers() {
  const asks = writes(useRights(), 'translation_task');
  const { value, failure } = useServer('translators', asks ? {} : undefined, readMembers);
  const [before] = useState(answered);
  useEffect(() => {
    if (value) answered = value;
  }, [value]);
  // Another one at this device may have asked, who may.
  const members = asks ? (value ?? before) : undefined;
  return {
    /** Undefined while the server has not said. */
    members,
    /** The server could not be asked. */
    membersMissing: asks && !members && failure !== undefined,
  };
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
