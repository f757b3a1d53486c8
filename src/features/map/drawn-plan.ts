import type { Edition, Location, Zone } from '#entities/index.ts';
import type { PlanFeature } from '#entities/kit/field.ts';
import {
  type Box,
  boxAround,
  drawn,
  type Ground,
  groundAround,
  type PlanPoint,
} from '#shared/ground.ts';
import type { Localized } from '#shared/localized.ts';
import { memoLast } from '#shared/memo-last.ts';
import { type GroundPath, groundPathsOf } from './ground-paths.ts';

/** What is drawn in one go, in the order of drawing. */
const layers = [
  'garden',
  'channel',
  'road',
  'square',
  'path',
  'steps',
  'water',
  'building',
  'wall',
] as const;
type Layer = (typeof layers)[number];

/** A name written on the plan, upright or along a line (`turn` in degrees). */
export interface PlanLabel {
  readonly text: Localized;
  readonly at: PlanPoint;
  readonly turn: number;
}

/** A zone of the village on the plan. */
export interface DrawnZone {
  readonly zone: Zone;
  /** The corners of its outer ring. */
  readonly ring: readonly PlanPoint[];
  readonly path: string;
}

/** A place that is on the plan. */
export interface DrawnPlace {
  readonly location: Location;
  readonly at: PlanPoint;
}

/** The plan of a site, ready to be drawn: metres around its middle, north up. */
export interface DrawnPlan {
  readonly ground: Ground;
  /** SVG path data of each layer; '' when it holds nothing. */
  readonly layers: Readonly<Record<Layer, string>>;
  readonly labels: readonly PlanLabel[];
  readonly zones: readonly DrawnZone[];
  /** What one walks along and across. */
  readonly paths: readonly GroundPath[];
  readonly places: readonly DrawnPlace[];
  /** What one comes to see: every place and zone, with a margin. */
  readonly view: Box;
  /** Everything that is drawn. */
  readonly extent: Box;
}

type Rows<R> = ReadonlyMap<string, R>;

/** Metres around places and zones that belong to the view. */
const margin = 40;

/** Lays an edition's plan, zones and places out on the ground; undefined when none has a position. */
export const drawnPlanOf = memoLast(
  (
    edition: Edition | undefined,
    zones: Rows<Zone>,
    locations: Rows<Location>,
  ): DrawnPlan | undefined => {
    const features = edition?.plan?.features ?? [];
    const origin = originOf(features, zones, locations);
    if (!origin) return undefined;
    const ground = groundAround(origin);
    const places = [...locations.values()].flatMap((location): DrawnPlace[] => {
      const { latitude, longitude } = location;
      if (latitude === null || longitude === null) return [];
      return [{ location, at: ground.toPoint([longitude, latitude]) }];
    });
    const drawnZones = [...zones.values()]
      .sort((a, b) => a.position - b.position)
      .flatMap((zone): DrawnZone[] => {
        const rings = (zone.area?.coordinates ?? []).map((ring) => ring.map(ground.toPoint));
        const [ring] = rings;
        return ring ? [{ zone, ring, path: rings.map((each) => trace(each, true)).join('') }] : [];
      });
    const shapes = features.map((feature) => drawFeature(feature, ground));
    const seen = [...places.map(({ at }) => at), ...drawnZones.flatMap(({ ring }) => ring)];
    const everything = [...shapes.flatMap(({ points }) => points), ...seen];
    const view = boxAround(seen.length > 0 ? seen : everything, margin);
    const extent = boxAround(everything, margin);
    if (!view || !extent) return undefined;
    return {
      ground,
      layers: Object.fromEntries(
        layers.map((layer) => [
          layer,
          shapes.map((each) => (each.layers.includes(layer) ? each.path : '')).join(''),
        ]),
      ) as Record<Layer, string>,
      labels: shapes.flatMap(({ label }) => (label ? [label] : [])),
      zones: drawnZones,
      paths: groundPathsOf(features, ground),
      places,
      view,
      extent,
    };
  },
);

function originOf(features: readonly PlanFeature[], zones: Rows<Zone>, locations: Rows<Location>) {
  for (const { latitude, longitude } of locations.values()) {
    if (latitude !== null && longitude !== null) return [longitude, latitude] as const;
  }
  for (const { area } of zones.values()) if (area) return area.coordinates[0]?.[0];
  const outline = features[0]?.geometry;
  return outline?.type === 'Polygon' ? outline.coordinates[0]?.[0] : outline?.coordinates[0];
}

function drawFeature({ geometry, properties }: PlanFeature, ground: Ground) {
  const area = geometry.type === 'Polygon';
  const rings = (area ? geometry.coordinates : [geometry.coordinates]).map((ring) =>
    ring.map(ground.toPoint),
  );
  const layer = layerOf(properties.kind, area);
  const steps = properties.steps === true && layer === 'path';
  const [outer = []] = rings;
  const place = area ? middleOf(outer) : alongOf(outer);
  return {
    // Steps are drawn upon their path.
    layers: steps ? [layer, 'steps'] : [layer],
    path: rings.map((ring) => trace(ring, area)).join(''),
    points: outer,
    label: properties.name && place && { text: properties.name, ...place },
  };
}

function layerOf(kind: PlanFeature['properties']['kind'], area: boolean): Layer {
  if (kind === 'path' && area) return 'square';
  if (kind === 'building' && !area) return 'wall';
  if (kind === 'water' && !area) return 'channel';
  return kind;
}

/** SVG path data through points, to the decimetre, each from the one before it: that takes the fewest digits. */
function trace(points: readonly PlanPoint[], closed: boolean): string {
  let from = { x: 0, y: 0 };
  const steps = points.map(({ x, y }) => {
    const to = { x: drawn(x), y: drawn(y) };
    const step = `${drawn(to.x - from.x)} ${drawn(to.y - from.y)}`;
    from = to;
    return step;
  });
  const [start, ...others] = steps;
  const line = others.length > 0 ? `l${others.join(' ')}` : '';
  return start ? `M${start}${line}${closed ? 'z' : ''}` : '';
}

function middleOf(ring: readonly PlanPoint[]): Omit<PlanLabel, 'text'> | undefined {
  const box = boxAround(ring);
  return box && { at: { x: box.x + box.width / 2, y: box.y + box.height / 2 }, turn: 0 };
}

/** The middle of the longest stretch of a line, and how it lies there. */
function alongOf(line: readonly PlanPoint[]): Omit<PlanLabel, 'text'> | undefined {
  let longest: { from: PlanPoint; to: PlanPoint; length: number } | undefined;
  for (const [index, to] of line.entries()) {
    const from = line[index - 1];
    if (!from) continue;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (!longest || length > longest.length) longest = { from, to, length };
  }
  if (!longest) return undefined;
  const { from, to } = longest;
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const turn = angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;
  return { at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, turn };
}
