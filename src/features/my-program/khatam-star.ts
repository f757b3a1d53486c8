/** The points of a khatam. */
export const points = 8;

interface Held {
  /** When it ends, ms. */
  readonly ends: number;
}

/**
 * Which points of a day's star are lit at an instant (ms). Its sessions, in order of time, share the
 * eight points evenly: fewer have several each, of more than eight some have one together; a point is
 * lit once all of its own are over.
 */
export function litPoints(sessions: readonly Held[], at: number): readonly boolean[] {
  const count = sessions.length;
  return Array.from({ length: points }, (_, point) => {
    const own =
      count <= points
        ? sessions.slice(ownerOf(point, count), ownerOf(point, count) + 1)
        : sessions.filter((_session, index) => Math.floor((index * points) / count) === point);
    return own.length > 0 && own.every(({ ends }) => ends <= at);
  });
}

const ownerOf = (point: number, count: number) => Math.floor((point * count) / points);

const innerRadius = 34;
const outerRadius = 48;
const heartRadius = 14;
/** Of the circle in the middle, which is lit when all points are. */
export const eyeRadius = 8;

/** The outline of one point, on a field of 100 by 100; the first points up, the others follow clockwise. */
export function pointPath(point: number): string {
  const turn = point * 45;
  const corners = [
    at(heartRadius, turn),
    at(innerRadius, turn - 22.5),
    at(outerRadius, turn),
    at(innerRadius, turn + 22.5),
  ];
  return `M${corners.join('L')}Z`;
}

function at(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(50 + radius * Math.sin(angle)).toFixed(2)} ${(50 - radius * Math.cos(angle)).toFixed(2)}`;
}
