/** A point on the earth, WGS 84, in degrees. */
export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** The earth's mean radius in metres. */
const radius = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two points along the earth's surface (haversine formula). */
export function distanceBetween(a: GeoPoint, b: GeoPoint): number {
  const [from, to] = [radians(a.latitude), radians(b.latitude)];
  const half =
    Math.sin((to - from) / 2) ** 2 +
    Math.cos(from) * Math.cos(to) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * radius * Math.asin(Math.sqrt(half));
}
