import { useMemo } from 'react';
import { memoLast } from '#shared/memo-last.ts';
import type { DrawnPlan } from './drawn-plan.ts';
import { type DrawnWalk, drawnWayOf } from './drawn-walk.ts';
import { pathNetworkOf } from './path-network.ts';
import { usePosition, type Whereabouts } from './use-position.ts';
import { type WayAnswer, wayAnswerOf } from './way-answer.ts';
import { metresOutside } from './where-message.tsx';

/** What stands for the reader's own position where a place is named. */
export const here = 'here';

export interface FoundWay {
  /** Undefined until both ends are known. */
  readonly answer: WayAnswer | undefined;
  readonly drawn: DrawnWalk | undefined;
  readonly whereabouts: Whereabouts;
  /** Asks the device where the reader is. */
  readonly ask: () => void;
  /** How far from the plan they are, metres. */
  readonly away: number;
}

const networkOf = memoLast(pathNetworkOf);

/** The way on foot between two places of the plan, by their ids; `from` may be the reader's position. */
export function useWay(
  plan: DrawnPlan | undefined,
  from: string,
  to: string,
  stepFree: boolean,
): FoundWay {
  const { whereabouts, ask } = usePosition();
  const own = useMemo(
    () =>
      plan && whereabouts.state === 'known' ? plan.ground.toPoint(whereabouts.position) : undefined,
    [plan, whereabouts],
  );
  const away = plan && own ? metresOutside(own, plan) : 0;
  const found = useMemo(() => {
    const pointOf = (id: string) =>
      id === here
        ? away === 0
          ? own
          : undefined
        : plan?.places.find(({ location }) => location.id === id)?.at;
    const [start, end] = [pointOf(from), pointOf(to)];
    if (!plan || !start || !end || from === to) return { answer: undefined, drawn: undefined };
    const answer = wayAnswerOf(networkOf(plan.paths), start, end, stepFree);
    return {
      answer,
      drawn: answer.state === 'found' ? drawnWayOf(answer.way, from, to) : undefined,
    };
  }, [plan, own, away, from, to, stepFree]);
  return { ...found, whereabouts, ask, away };
}
