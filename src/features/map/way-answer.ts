import type { PlanPoint } from '#shared/ground.ts';
import type { PathNetwork } from './path-network.ts';
import type { Way } from './shortest-way.ts';
import { wayBetween } from './way.ts';

/** What is answered to who asks for a way on foot. */
export type WayAnswer =
  | {
      /** `only_steps`: this way has steps, and none without them leads there. */
      readonly state: 'found' | 'only_steps';
      readonly way: Way;
      readonly minutes: number;
    }
  | { readonly state: 'none' };

/** Metres in a minute, at 4 km/h: a walk among people. */
const pace = 4_000 / 60;
/** At 3 km/h: with wheels, a stick or a child by the hand, as who asks for no steps may be. */
const calmPace = 3_000 / 60;

/** The way between two points of a plan; without steps if so asked for, and said if there is none. */
export function wayAnswerOf(
  network: PathNetwork,
  from: PlanPoint,
  to: PlanPoint,
  stepFree: boolean,
): WayAnswer {
  const way = wayBetween(network, from, to, stepFree);
  if (way) return { state: 'found', way, minutes: minutesOf(way, stepFree ? calmPace : pace) };
  const other = stepFree ? wayBetween(network, from, to, false) : undefined;
  if (!other) return { state: 'none' };
  return { state: 'only_steps', way: other, minutes: minutesOf(other, pace) };
}

/** Whole minutes, rather more than less. */
function minutesOf({ metres }: Way, metresInOne: number): number {
  return Math.max(1, Math.ceil(metres / metresInOne));
}
