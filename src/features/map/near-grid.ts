import type { PlanPoint } from '#shared/ground.ts';

/** Tells what lies near a place of the plan; what it holds is named by numbers. */
export interface NearGrid {
  /** Puts in what lies within the box around some points. */
  add(index: number, points: readonly PlanPoint[]): void;
  /** What may lie within `margin` metres of the box around some points, each once, in order. */
  near(points: readonly PlanPoint[], margin: number): number[];
}

/** Far more squares than any plan has, in each direction. */
const wide = 2 ** 25;

/** Makes a grid of squares with sides of so many metres: best as long as what lies in it. */
export function createNearGrid(side: number): NearGrid {
  const squares = new Map<number, number[]>();

  function* squaresOf(points: readonly PlanPoint[], margin: number): Generator<number> {
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const column = (x: number) => Math.floor(x / side);
    const [west, east] = [column(Math.min(...xs) - margin), column(Math.max(...xs) + margin)];
    const [north, south] = [column(Math.min(...ys) - margin), column(Math.max(...ys) + margin)];
    for (let x = west; x <= east; x += 1) {
      for (let y = north; y <= south; y += 1) yield x * wide + y;
    }
  }

  return {
    add(index, points) {
      for (const square of squaresOf(points, 0)) {
        const held = squares.get(square);
        if (held) held.push(index);
        else squares.set(square, [index]);
      }
    },
    near(points, margin) {
      const found = new Set<number>();
      for (const square of squaresOf(points, margin)) {
        for (const index of squares.get(square) ?? []) found.add(index);
      }
      return [...found].sort((a, b) => a - b);
    },
  };
}
