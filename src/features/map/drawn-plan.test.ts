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

test('without a plan and without positions nothing is drawn', () => {
  expect(drawnPlanOf(undefined, new Map(), new Map())).toBeUndefined();
});

test('steps are drawn upon their path, and both are walked', () => {
  const steps: PlanFeature = { ...path, properties: { kind: 'path', steps: true } };
  const edition = { plan: { type: 'FeatureCollection', features: [path, steps, garden] } };
  const drawn = drawnPlanOf(edition as unknown as Edition, new Map(), new Map());
  expect(drawn?.layers.steps).toBe('M0.0 0.0L91.1 0.0');
  expect(drawn?.layers.path).toBe('M0.0 0.0L91.1 0.0M0.0 0.0L91.1 0.0');
  expect(drawn?.paths.map((one) => one.steps)).toEqual([false, true]);
});
