import type { Exhibitor, Zone } from '#entities/index.ts';
import { type Box, boxAround, type PlanPoint } from '#shared/ground.ts';
import { placeStands, spanAt } from './stands.ts';

/** A stand on the plan of the village. */
export interface PlannedStand {
  readonly exhibitor: Exhibitor;
  readonly at: PlanPoint;
}

/** A zone on the plan of the village with its stands. */
export interface PlannedZone {
  readonly zone: Zone;
  readonly path: string;
  readonly stands: readonly PlannedStand[];
  /** Diameter of a stand's room, metres. */
  readonly size: number;
  /** Where the zone's name stands and how wide it may be, metres. */
  readonly name: { readonly at: PlanPoint; readonly width: number };
}

/** Height of the strip that a zone's name takes, metres. */
const nameStrip = 6.5;
/** Metres around the zones. */
const margin = 6;

/** Lays the exhibitors, in the order of their stands, out in the zones where they stand. */
export function villagePlanOf(
  zones: readonly {
    readonly zone: Zone;
    readonly ring: readonly PlanPoint[];
    readonly path: string;
  }[],
  exhibitors: readonly Exhibitor[],
): readonly PlannedZone[] {
  return zones.map(({ zone, ring, path }) => {
    const own = exhibitors.filter(({ zone_id, stand }) => zone_id === zone.id && stand !== null);
    const { clear, ...name } = placeOfName(ring);
    const { points, size } = placeStands(ring, own.length, nameStrip, clear);
    const stands = own.flatMap((exhibitor, index): PlannedStand[] => {
      const at = points[index];
      return at ? [{ exhibitor, at }] : [];
    });
    return { zone, path, stands, size, name };
  });
}

/**
 * The part of the site to show: the whole village, or one of its zones from near, in the same
 * proportions. Undefined without zones.
 */
export function villageView(
  zones: readonly { readonly zone: Zone; readonly ring: readonly PlanPoint[] }[],
  nearId: string,
): Box | undefined {
  const whole = boxAround(
    zones.flatMap(({ ring }) => ring),
    margin,
  );
  const near = zones.find(({ zone }) => zone.id === nearId);
  const box = near && boxAround(near.ring, margin);
  if (!whole || !box) return whole;
  const scale = Math.max(box.width / whole.width, box.height / whole.height);
  const [width, height] = [whole.width * scale, whole.height * scale];
  return {
    x: box.x - (width - box.width) / 2,
    y: box.y - (height - box.height) / 2,
    width,
    height,
  };
}

/** A name goes to whichever end of its zone is wider. */
function placeOfName(ring: readonly PlanPoint[]) {
  const box = boxAround(ring) ?? { x: 0, y: 0, width: 0, height: 0 };
  const ends = (['north', 'south'] as const).map((clear) => {
    const depth = nameStrip * 0.62;
    const y = clear === 'north' ? box.y + depth : box.y + box.height - depth;
    const [from, to] = spanAt(ring, y) ?? [box.x, box.x + box.width];
    return { clear, at: { x: (from + to) / 2, y }, width: to - from - 2 };
  });
  return ends.reduce((best, end) => (end.width > best.width + 1 ? end : best));
}
