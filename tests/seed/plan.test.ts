import { expect, test } from 'vitest';
import type { PlanFeature } from '#entities/kit/field.ts';
import { groundPathsOf } from '#features/map/ground-paths.ts';
import { pathNetworkOf } from '#features/map/path-network.ts';
import { wayBetween } from '#features/map/way.ts';
import { locations } from '#seed/site/locations.ts';
import { sitePlan } from '#seed/site/plan.ts';
import { services } from '#seed/site/services.ts';
import { zones } from '#seed/site/village/index.ts';
import { distanceToEdge, groundAround, isWithin, type Position } from '#shared/ground.ts';

const ground = groundAround([-2.338, 35.013]);
const { toPoint } = ground;
const points = ({ geometry }: PlanFeature) =>
  (geometry.type === 'Polygon' ? geometry.coordinates.flat() : geometry.coordinates).map(toPoint);
const ofKind = (kind: string, type: string) =>
  sitePlan.features
    .filter(({ properties, geometry }) => properties.kind === kind && geometry.type === type)
    .map(points);

test('a path leads to every place', () => {
  // A line there and back is a ring whose edge is the line.
  const ways = ofKind('path', 'LineString').map((way) => [...way, ...[...way].reverse()]);
  const squares = ofKind('path', 'Polygon');
  for (const { slug, latitude, longitude } of [...locations, ...services]) {
    const place = toPoint([longitude, latitude] as Position);
    const metres = Math.min(...ways.map((way) => distanceToEdge(way, place)));
    const reached = metres < 26 || squares.some((square) => isWithin(square, place));
    expect(reached, `${slug}: ${metres} m`).toBe(true);
  }
});

test('ways lead from the main hall to every place without steps, which a shorter one has', () => {
  const network = pathNetworkOf(groundPathsOf(sitePlan.features, ground));
  const [hall, ...others] = [...locations, ...services].map(({ slug, latitude, longitude }) => {
    return { slug, at: toPoint([longitude, latitude]) };
  });
  for (const { slug, at } of others) {
    expect(hall && wayBetween(network, hall.at, at, true), slug).toBeDefined();
  }
  const at = (wanted: string) => others.find(({ slug }) => slug === wanted)?.at ?? { x: 0, y: 0 };
  const [short, long] = [false, true].map((stepFree) =>
    wayBetween(network, at('library'), at('meeting-tent'), stepFree),
  );
  expect(short).toMatchObject({ steps: true });
  expect(long).toMatchObject({ steps: false });
  expect(long?.metres).toBeGreaterThan(short?.metres ?? 0);
});

test('halls, tents and pavilions stand in a building of the plan', () => {
  const buildings = ofKind('building', 'Polygon');
  for (const { slug, type, latitude, longitude } of locations) {
    if (type === 'other') continue;
    const place = toPoint([longitude, latitude] as Position);
    expect(
      buildings.some((building) => isWithin(building, place)),
      slug,
    ).toBe(true);
  }
});

test('no garden, water or wall lies in a zone of the village', () => {
  const corners = sitePlan.features
    .filter(({ properties }) => properties.kind !== 'path')
    .flatMap(points);
  for (const { slug, area } of zones) {
    const ring = (area.coordinates[0] ?? []).map(toPoint);
    expect(
      corners.filter((corner) => isWithin(ring, corner)),
      slug,
    ).toEqual([]);
  }
});
