import type { PlanPoint } from '#shared/ground.ts';

const rounds = 80;

/**
 * Moves marks apart until no two are nearer than `apart` to each other, each as little as it takes;
 * the same marks always end in the same places. Any unit will do. Of those whose points are
 * `within` what is seen, if that is given, nothing stands beyond its edge.
 */
export function spread(
  points: readonly PlanPoint[],
  apart: number,
  within?: Rectangle,
): PlanPoint[] {
  const moved = points.map(({ x, y }) => ({ x, y }));
  const seen = within ? moved.filter(({ x, y }) => isWithin(around({ x, y }, 0, 0), within)) : [];
  for (let round = 0; round < rounds; round += 1) {
    let settled = true;
    for (const [index, a] of moved.entries()) {
      for (const b of moved.slice(index + 1)) {
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const length = Math.hypot(dx, dy);
        if (length >= apart - 0.01) continue;
        settled = false;
        // Marks on one spot part in a direction of their own, so that several do not stay in line.
        const turn = index * 2.4;
        const [ux, uy] =
          length > 0.01 ? [dx / length, dy / length] : [Math.cos(turn), Math.sin(turn)];
        const push = (apart - length) / 2;
        a.x -= ux * push;
        a.y -= uy * push;
        b.x += ux * push;
        b.y += uy * push;
      }
    }
    for (const mark of seen) {
      const { x, y } = within ? inside(mark, within, apart / 2) : mark;
      if (x !== mark.x || y !== mark.y) settled = false;
      Object.assign(mark, { x, y });
    }
    if (settled) break;
  }
  return moved;
}

/** Where a mark's name stands. */
export type Side = 'below' | 'above' | 'right' | 'left';

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What names have to keep to. */
export interface Room {
  /** What is seen of the map: no name goes beyond it. */
  readonly within: Rectangle;
  /** What lies on the map. */
  readonly taken: readonly Rectangle[];
}

/**
 * Finds room for the names of marks, each below, above or beside its mark, so that no name covers a
 * mark or another name, is covered or cut off; undefined for a name without room. Earlier marks choose
 * first. All in pixels; `size` is the side of a mark, `line` the height of a name.
 */
export function nameSides(
  marks: readonly { readonly at: PlanPoint; readonly width: number }[],
  size: number,
  line: number,
  room?: Room,
): (Side | undefined)[] {
  const half = size / 2;
  const taken = marks.map(({ at }): Rectangle => around(at, half, half));
  const lying = room?.taken ?? [];
  return marks.map(({ at, width }, index) => {
    const boxes: Record<Side, Rectangle> = {
      below: around({ x: at.x, y: at.y + half + line / 2 }, width / 2, line / 2),
      above: around({ x: at.x, y: at.y - half - line / 2 }, width / 2, line / 2),
      right: around({ x: at.x + half + width / 2, y: at.y }, width / 2, line / 2),
      left: around({ x: at.x - half - width / 2, y: at.y }, width / 2, line / 2),
    };
    const side = (Object.keys(boxes) as Side[]).find(
      (one) =>
        (!room || isWithin(boxes[one], room.within)) &&
        taken.every((other, owner) => owner === index || !overlap(boxes[one], other)) &&
        !lying.some((other) => overlap(boxes[one], other)),
    );
    if (side) taken.push(boxes[side]);
    return side;
  });
}

function around({ x, y }: PlanPoint, width: number, height: number): Rectangle {
  return { left: x - width, top: y - height, right: x + width, bottom: y + height };
}

/** The nearest point that is at least `rim` from every edge. */
function inside(
  { x, y }: PlanPoint,
  { left, top, right, bottom }: Rectangle,
  rim: number,
): PlanPoint {
  return {
    x: Math.min(Math.max(x, left + rim), right - rim),
    y: Math.min(Math.max(y, top + rim), bottom - rim),
  };
}

function isWithin(inner: Rectangle, outer: Rectangle): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}

function overlap(a: Rectangle, b: Rectangle): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
