import { type Entity, entities, type Issue } from '#entities/index.ts';
import { check } from '#entities/kit/check.ts';
import type { SitePlan } from '#entities/kit/field.ts';
import { isRecord } from '#shared/record.ts';

/**
 * The plan of a site that GeoJSON holds, or what is wrong with it. What programs write besides (ids and colours
 * of things, heights of points and their last digits, the name of the whole) is left out: a plan is kept without it.
 */
export function planFrom(geojson: unknown): SitePlan | Issue['code'] {
  if (!isRecord(geojson) || !Array.isArray(geojson.features)) return 'not_a_plan';
  const plan = { type: geojson.type, features: geojson.features.map(bareFeature) };
  const issues = check(entities.edition as unknown as Entity, { plan });
  return issues.find(({ field }) => field === 'plan')?.code ?? (plan as SitePlan);
}

function bareFeature(feature: unknown): unknown {
  if (!isRecord(feature) || !isRecord(feature.geometry) || !isRecord(feature.properties))
    return feature;
  const { geometry, properties } = feature;
  const { kind, name, steps } = properties;
  return {
    type: feature.type,
    geometry: { type: geometry.type, coordinates: flat(geometry.coordinates) },
    properties: { kind, ...(isRecord(name) && { name }), ...(steps !== undefined && { steps }) },
  };
}

/** Positions, however deep, to a centimetre and without a height. */
function flat(coordinates: unknown): unknown {
  if (typeof coordinates === 'number') return Number(coordinates.toFixed(7));
  if (!Array.isArray(coordinates)) return coordinates;
  return (typeof coordinates[0] === 'number' ? coordinates.slice(0, 2) : coordinates).map(flat);
}
