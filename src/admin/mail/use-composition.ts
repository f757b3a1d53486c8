import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReplica } from '#replica/read.ts';
import { presentTime } from '#shared/clock.ts';
import type { Failure } from '#shared/failure.ts';
import type { Localized } from '#shared/localized.ts';
import { randomUuid } from '#shared/random-uuid.ts';
import { useServer } from '../kinds/use-server.ts';
import {
  type Composition,
  dropComposition,
  keepComposition,
  readComposition,
} from './composition.ts';
import { type Mailing, readLog, readMailing, readMailings } from './server-answers.ts';
import { twinsOf } from './twins.ts';

/** What `start_mailing` asks for besides an id and the edition. */
interface Sending {
  readonly p_subject: Localized;
  readonly [name: `p_${string}`]: unknown;
}

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
  const [twins, setTwins] = useState<readonly Mailing[]>([]);
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
    /** Sendings of the same that others have begun, as far as the server has said. */
    twins,
    change(part: Partial<Composition>) {
      const next = { ...composed, ...part };
      setComposed(next);
      setTwins([]);
      keepComposition(edition, next, presentTime());
    },
    /**
     * Has the server begin it. Resolves with `twin` where somebody has begun the same meanwhile, and with
     * `nobody` where there is nobody left to send it to: nothing is begun then, and the draft stays.
     */
    async start(body: Sending): Promise<'twin' | 'nobody' | undefined> {
      setStarting(true);
      const answer = await begun(body);
      if (!answer) return undefined;
      setStarting(false);
      if (answer === 'twin') return answer;
      setRefused(answer.ok ? undefined : answer.failure);
      if (!answer.ok) return undefined;
      if (!answer.value.mailing) return 'nobody';
      leave(answer.value.mailing.id, true);
      return undefined;
    },
  };

  /** What the server answers; undefined where it had begun it before. */
  async function begun(body: Sending) {
    // Under an id that it knows the server begins nothing, whatever has been chosen since.
    const before = await ask('mailing_log', { p_id: id }, readLog);
    if (!before.ok) return before;
    if (before.value.log) return leave(id, false);
    const others = await ask('list_mailings', { p_edition: edition }, readMailings);
    if (!others.ok) return others;
    const same = twinsOf(others.value, body.p_subject, presentTime());
    setTwins(same);
    if (same.some((one) => !twins.some((known) => known.id === one.id))) return 'twin';
    return ask('start_mailing', { p_id: id, p_edition: edition, ...body }, readMailing);
  }
}
