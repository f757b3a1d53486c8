import type { PlanFeature } from '#entities/kit/field.ts';
import type { Ground, PlanPoint } from '#shared/ground.ts';

/** A path of the plan in metres: a line to go along, or a square to go across. */
export interface GroundPath {
  readonly points: readonly PlanPoint[];
  /** The points are the corners of a square. */
  readonly square: boolean;
  /** Not everybody can go here. */
  readonly steps: boolean;
}

/** The paths among the things of a plan. */
export function groundPathsOf(features: readonly PlanFeature[], ground: Ground): GroundPath[] {
  return features.flatMap(({ geometry, properties }): GroundPath[] => {
    if (properties.kind !== 'path') return [];
    const square = geometry.type === 'Polygon';
    const [points = []] = square ? geometry.coordinates : [geometry.coordinates];
    return [{ points: points.map(ground.toPoint), square, steps: properties.steps === true }];
  });
}
