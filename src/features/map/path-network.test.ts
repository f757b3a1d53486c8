import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GroundPath } from './ground-paths.ts';
import { apart, nearestOn, pairsNear, pathNetworkOf, type Segment } from './path-network.ts';

/** Streets of a town, 50 m apart: so many each way, cut at every corner. */
function town(streets: number): Segment[] {
  const along = [...Array(streets).keys()];
  return along.flatMap((street) =>
    along.slice(1).flatMap((at) => {
      const [a, b, c] = [(at - 1) * 50, at * 50, street * 50];
      return [
        { from: { x: a, y: c }, to: { x: b, y: c } },
        { from: { x: c, y: a }, to: { x: c, y: b } },
      ];
    }),
  );
}

const pathOf = ({ from, to }: Segment): GroundPath => ({
  points: [from, to],
  square: false,
  steps: false,
});

test('a town that is sixteen times as large has as many pairs for each segment', () => {
  const perSegment = (streets: number) => {
    const segments = town(streets);
    return pairsNear(segments).length / segments.length;
  };
  expect(town(40)).toHaveLength(3_120);
  expect(perSegment(40)).toBeLessThan(12);
  expect(perSegment(40)).toBeLessThan(perSegment(10) * 1.5);
});

test('its network has a crossing at every corner, and every stretch between two', () => {
  const { crossings, stretches } = pathNetworkOf(town(12).map(pathOf));
  expect(crossings).toHaveLength(144);
  expect(stretches).toHaveLength(2 * 12 * 11);
});

const point = fc.record({
  x: fc.integer({ min: -300, max: 300 }),
  y: fc.integer({ min: -300, max: 300 }),
});

test('of segments that touch no pair is passed over', () => {
  const ends = fc.record({ from: point, to: point });
  fc.assert(
    fc.property(fc.array(ends, { maxLength: 25 }), (segments) => {
      const pairs = new Set(pairsNear(segments).map(String));
      for (const [i, one] of segments.entries()) {
        for (const [j, other] of segments.entries()) {
          if (j <= i) continue;
          const near = [one.from, one.to].some((end) => apart(nearestOn(other, end), end) <= 4);
          if (near) expect(pairs).toContain(`${i},${j}`);
        }
      }
    }),
  );
});
