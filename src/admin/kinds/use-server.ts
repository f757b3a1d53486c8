import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReplica, useSyncStatus } from '#replica/read.ts';
import type { Failure } from '#shared/failure.ts';

interface Answered<T> {
  readonly question: string | undefined;
  readonly value?: T;
  readonly failure?: Failure | undefined;
}

/**
 * What a function of the database answers, asked when first shown, when the question is another, and
 * whenever `load` is called; without a question (`body` undefined) nothing is asked. What got no answer is
 * asked again once the network, or the server, is back.
 */
export function useServer<T>(
  name: string,
  body: object | undefined,
  read: (value: unknown) => T | undefined,
) {
  const { ask } = useReplica();
  const { online, asOf } = useSyncStatus();
  const question = body && JSON.stringify(body);
  const [answered, setAnswered] = useState<Answered<T>>({ question });
  const asked = useRef<string>(undefined);
  const load = useCallback(async () => {
    if (question === undefined) return;
    asked.current = question;
    const answer = await ask(name, JSON.parse(question), read);
    // The answer to an earlier question may be the later one.
    if (asked.current !== question) return;
    setAnswered((before) => {
      if (answer.ok) return { question, value: answer.value };
      const kept = before.question === question ? before : { question };
      return { ...kept, failure: answer.failure };
    });
  }, [ask, name, question, read]);
  const { value, failure } = answered.question === question ? answered : {};
  const begin = useEffectEvent(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question has another answer
  useEffect(() => void begin(), [question]);
  const askAgain = useEffectEvent(() => {
    if (failure && online) void load();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: either says that there is somebody to answer again
  useEffect(() => askAgain(), [online, asOf]);
  return { value, failure, load };
}
