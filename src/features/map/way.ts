import type { PlanPoint } from '#shared/ground.ts';
import { apart, isOn, liesOn, nearestOn, type PathNetwork } from './path-network.ts';
import { type Access, shortestWay, type Way } from './shortest-way.ts';

/** How far from a path a place may lie and still be reached from it, metres. */
const reach = 40;

/**
 * The shortest way between two points along the paths of a plan, without steps if so asked for;
 * undefined where no path leads. One leaves and enters paths where they are nearest, and only where
 * that leads nowhere anywhere else within reach.
 */
export function wayBetween(
  network: PathNetwork,
  from: PlanPoint,
  to: PlanPoint,
  stepFree: boolean,
): Way | undefined {
  const open = stepFree ? withoutSteps(network) : network;
  const [starts, ends] = [accessesOf(open, from), accessesOf(open, to)];
  return (
    shortestWay(open, from, to, starts.slice(0, 1), ends.slice(0, 1)) ??
    shortestWay(open, from, to, starts, ends)
  );
}

function withoutSteps({ crossings, stretches, squares }: PathNetwork): PathNetwork {
  return {
    crossings,
    stretches: stretches.filter(({ steps }) => !steps),
    squares: squares.filter(({ steps }) => !steps),
  };
}

/** The accesses within reach, the nearest first. Who stands on a square is there already. */
function accessesOf({ crossings, stretches, squares }: PathNetwork, point: PlanPoint): Access[] {
  const here = squares.filter(({ ring }) => isOn(ring, point));
  if (here.length > 0) {
    return here.map((square) => {
      const sees = (other: PlanPoint) => liesOn(square.ring, point, other);
      const seen = square.crossings.filter((index) => {
        const crossing = crossings[index];
        return crossing && sees(crossing);
      });
      return { at: point, on: square, sees, crossings: seen, steps: square.steps, metres: 0 };
    });
  }
  return stretches
    .flatMap((stretch): Access[] => {
      const [a, b] = [crossings[stretch.a], crossings[stretch.b]];
      if (!a || !b) return [];
      const at = nearestOn({ from: a, to: b }, point);
      const { steps } = stretch;
      const metres = apart(at, point);
      const sees = () => true;
      return [{ at, on: stretch, sees, crossings: [stretch.a, stretch.b], steps, metres }];
    })
    .filter(({ metres }) => metres <= reach)
    .sort((one, other) => one.metres - other.metres);
}
