import { useCallback, useEffect, useState } from 'react';
import { type Rights, readRights } from '#domain/rights.ts';
import { useReplica } from '#replica/read.ts';
import type { Failure, Result } from '#shared/failure.ts';
import { isRecord } from '#shared/record.ts';

/** Somebody of the back office, as the server tells it. */
export interface ListedAdministrator {
  readonly id: string;
  readonly email: string;
  /** ISO 8601. */
  readonly since: string;
  /** Has signed in at least once. */
  readonly joined: boolean;
  readonly second_factor: boolean;
  readonly rights: Rights;
}

/** The list as far as it is known; `load` asks the server again. */
export interface Administrators {
  readonly list: readonly ListedAdministrator[] | undefined;
  readonly failure: Failure | undefined;
  readonly load: () => Promise<void>;
}

/** Who administers the site, asked of the server: no device holds it. */
export function useAdministrators(): Administrators {
  const { ask } = useReplica();
  const [answer, setAnswer] = useState<Result<readonly ListedAdministrator[]>>();
  const load = useCallback(async () => {
    setAnswer(await ask('list_administrators', {}, readList));
  }, [ask]);
  useEffect(() => void load(), [load]);
  return {
    list: answer?.ok ? answer.value : undefined,
    failure: answer && !answer.ok ? answer.failure : undefined,
    load,
  };
}

function readList(value: unknown): readonly ListedAdministrator[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const list = value.filter(isListed);
  if (list.length !== value.length) return undefined;
  return list.map((one) => ({ ...one, rights: readRights(one) }));
}

function isListed(value: unknown): value is Omit<ListedAdministrator, 'rights'> {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.email === 'string' &&
    typeof value.since === 'string' &&
    typeof value.joined === 'boolean' &&
    typeof value.second_factor === 'boolean' &&
    Array.isArray(value.roles)
  );
}
