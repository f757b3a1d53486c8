import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useReplica } from '#replica/read.ts';
import type { Failure } from '#shared/failure.ts';

/**
 * What a function of the database answers, asked when first shown, when the question is another, and
 * whenever `load` is called; without a question (`body` undefined) nothing is asked.
 */
export function useServer<T>(
  name: string,
  body: object | undefined,
  read: (value: unknown) => T | undefined,
) {
  const { ask } = useReplica();
  const [value, setValue] = useState<T>();
  const [failure, setFailure] = useState<Failure>();
  const question = body && JSON.stringify(body);
  const load = useCallback(async () => {
    if (question === undefined) return;
    const answer = await ask(name, JSON.parse(question), read);
    setFailure(answer.ok ? undefined : answer.failure);
    if (answer.ok) setValue(() => answer.value);
  }, [ask, name, question, read]);
  const begin = useEffectEvent(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question has another answer
  useEffect(() => void begin(), [question]);
  return { value, failure, load };
}
