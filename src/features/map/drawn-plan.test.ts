import { expect, test } from 'vitest';
import type { Edition } from '#entities/index.ts';
import type { PlanFeature } from '#entities/kit/field.ts';
import { drawnPlanOf } from './drawn-plan.ts';

const path: PlanFeature = {
  type: 'Feature',
  geometry: {
    type: 'LineString',
    coordinates: [
      [-2.41, 35.01],
      [-2.409, 35.01],
    ],
  },
  properties: { kind: 'path' },
};
const garden: PlanFeature = {
  type: 'Feature',
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [-2.41, 35.01],
        [-2.41, 35.011],
        [-2.409, 35.011],
        [-2.41, 35.01],
      ],
    ],
  },
  properties: { kind: 'garden' },
};

test.each([
  ['a path', path],
  ['a garden', garden],
])('a plan with no place or zone on it yet is drawn around what it holds: %s', (_, feature) => {
  const edition = { plan: { type: 'FeatureCollection', features: [feature] } };
  const drawn = drawnPlanOf(edition as unknown as Edition, new Map(), new Map());
  expect(drawn?.ground.toPoint([-2.41, 35.01])).toEqual({ x: 0, y: 0 });
  expect(drawn?.view).toEqual(drawn?.extent);
});

test('a line is drawn from point to point, and strays from none by more than half a decimetre', () => {
  const coordinates = Array.from({ length: 400 }, (_, at): [number, number] => [
    -2.41 + at * 3.37e-6,
    35.01 + Math.sin(at) * 1e-4,
  ]);
  const long: PlanFeature = { ...path, geometry: { type: 'LineString', coordinates } };
  const edition = { plan: { type: 'FeatureCollection', features: [long] } };
  const plan = drawnPlanOf(edition as unknown as Edition, new Map(), new Map());
  const steps = plan?.layers.path.match(/-?[\d.]+/g)?.map(Number) ?? [];
  let [x, y] = [0, 0];
  for (const [at, position] of coordinates.entries()) {
    x += steps[2 * at] ?? Number.NaN;
    y += steps[2 * at + 1] ?? Number.NaN;
    const point = plan?.ground.toPoint(position);
    expect(Math.abs(x - (point?.x ?? 0))).toBeLessThan(0.051);
    expect(Math.abs(y - (point?.y ?? 0))).toBeLessThan(0.051);
  }
});

test('without a plan and without positions nothing is drawn', () => {
  expect(drawnPlanOf(undefined, new Map(), new Map())).toBeUndefined();
});

test('steps are drawn upon their path, and both are walked', () => {
  const steps: PlanFeature = { ...path, properties: { kind: 'path', steps: true } };
  const edition = { plan: { type: 'FeatureCollection', features: [path, steps, garden] } };
  const drawn = drawnPlanOf(edition as unknown as Edition, new Map(), new Map());
  expect(drawn?.layers.steps).toBe('M0 0l91.1 0');
  expect(drawn?.layers.path).toBe('M0 0l91.1 0M0 0l91.1 0');
  expect(drawn?.paths.map((one) => one.steps)).toEqual([false, true]);
});
