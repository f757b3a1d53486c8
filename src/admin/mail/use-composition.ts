import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReplica } from '#replica/read.ts';
import { presentTime } from '#shared/clock.ts';
import type { Failure } from '#shared/failure.ts';
import { randomUuid } from '#shared/random-uuid.ts';
import { useServer } from '../kinds/use-server.ts';
import {
  type Composition,
  dropComposition,
  keepComposition,
  readComposition,
} from './composition.ts';
import { readLog, readMailing } from './server-answers.ts';

/**
 * The sending that this device composes in an edition, kept until it is one, of which `onSent` is told:
 * `anew` unless it had been one before, as after an answer that was lost on the way, and `away` where whoever
 * had it sent has gone elsewhere before the answer came.
 */
export function useComposition(
  edition: number,
  onSent: (id: string, how: { readonly anew: boolean; readonly away: boolean }) => void,
) {
  const { ask } = useReplica();
  const [composed, setComposed] = useState(() => readComposition(edition, randomUuid()));
  const [refused, setRefused] = useState<Failure>();
  const [starting, setStarting] = useState(false);
  const away = useRef(false);
  const { id } = composed;
  const { value: found } = useServer('mailing_log', { p_id: id }, readLog);

  function leave(sent: string, anew: boolean) {
    dropComposition(edition);
    onSent(sent, { anew, away: away.current });
  }

  const isSent = Boolean(found?.log);
  const leaveFound = useEffectEvent(() => leave(id, false));
  useEffect(() => {
    if (isSent) leaveFound();
  }, [isSent]);
  useEffect(() => {
    away.current = false;
    return () => {
      away.current = true;
    };
  }, []);

  return {
    composed,
    refused,
    /** The server has been asked to begin it and has not answered yet. */
    starting,
    change(part: Partial<Composition>) {
      const next = { ...composed, ...part };
      setComposed(next);
      keepComposition(edition, next, presentTime());
    },
    /** Has the server begin it; `body` is what `start_mailing` asks for besides its id. */
    async start(body: Readonly<Record<string, unknown>>) {
      setStarting(true);
      // Under an id that it knows the server begins nothing, whatever has been chosen since.
      const before = await ask('mailing_log', { p_id: id }, readLog);
      if (before.ok && before.value.log) return leave(id, false);
      const answer = before.ok
        ? await ask('start_mailing', { p_id: id, ...body }, readMailing)
        : before;
      setStarting(false);
      setRefused(answer.ok ? undefined : answer.failure);
      if (answer.ok) leave(answer.value.mailing?.id ?? '', true);
    },
  };
}
