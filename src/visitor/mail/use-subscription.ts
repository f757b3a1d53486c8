import { useCallback, useState } from 'react';
import type { Failure } from '#shared/failure.ts';
import { useLookedUp } from '../use-looked-up.ts';
import { readSubscription, type Subscription, unsubscribe } from './subscription.ts';

/** What is known of an address, and what its reader asked for. */
export interface HeldSubscription {
  /** Undefined until the server has said. */
  readonly held: Subscription | undefined;
  /** Whether the reader has asked to be taken off the list and that is not done yet. */
  readonly leaving: boolean;
  readonly failure: Failure | undefined;
  /** Tries again now what failed; undefined where that would change nothing. */
  readonly again: (() => void) | undefined;
  readonly leave: () => void;
}

/**
 * The address that a code came to, looked up and, once its reader asks for it, taken off the list: each
 * tried again by itself for as long as the server is out of reach. One code for as long as it is used.
 */
export function useSubscription(code: string): HeldSubscription {
  const [asked, setAsked] = useState(false);
  const look = useCallback(async () => {
    if (!asked) return readSubscription(code);
    const answer = await unsubscribe(code);
    if (!answer.ok) return answer;
    return { ...answer, value: { found: answer.value, unsubscribed: answer.value } };
  }, [code, asked]);
  const { answer, failure, again } = useLookedUp<Subscription>(look);
  const leave = useCallback(() => setAsked(true), []);
  return { held: answer, leaving: asked && !answer, failure, again, leave };
}
