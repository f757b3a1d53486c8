import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { writes } from '#domain/rights.ts';
import { useReplica, useSelectedEdition } from '#replica/read.ts';
import type { Failure } from '#shared/failure.ts';
import { useRights } from '../kinds/use-rights.ts';
import { readAnswers, type SpeakerAnswer } from './answers.ts';

/** What the speakers of the edition said of their coming, asked of the server by who may read it. */
export function useAnswers() {
  const { ask } = useReplica();
  const edition = useSelectedEdition();
  const asks = writes(useRights(), 'speaker') && edition !== undefined;
  const [answers, setAnswers] = useState<readonly SpeakerAnswer[]>();
  const [failure, setFailure] = useState<Failure>();
  const load = useCallback(async () => {
    if (!asks) return;
    const answer = await ask('speaker_answers', { p_edition: edition }, readAnswers);
    setFailure(answer.ok ? undefined : answer.failure);
    if (answer.ok) setAnswers(answer.value);
  }, [ask, asks, edition]);
  const begin = useEffectEvent(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another edition has other answers
  useEffect(() => void begin(), [edition, asks]);
  return { answers, failure, load };
}
