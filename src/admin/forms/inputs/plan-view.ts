import type { Box, PlanPoint } from '#shared/ground.ts';

/** The part of a plan shown at a zoom of 1 or more, around a point or else the middle, in metres. */
export function around(whole: Box, zoom: number, point: PlanPoint | undefined): Box {
  const width = whole.width / zoom;
  const height = whole.height / zoom;
  const middle = point ?? { x: whole.x + whole.width / 2, y: whole.y + whole.height / 2 };
  const within = (wanted: number, from: number, room: number) =>
    Math.min(Math.max(wanted, from), from + Math.max(0, room));
  return {
    x: within(middle.x - width / 2, whole.x, whole.width - width),
    y: within(middle.y - height / 2, whole.y, whole.height - height),
    width,
    height,
  };
}

/** Where a point goes by an arrow key, `step` metres at a time; undefined for another key. */
export function nudge({ x, y }: PlanPoint, key: string, step: number): PlanPoint | undefined {
  switch (key) {
    case 'ArrowLeft':
      return { x: x - step, y };
    case 'ArrowRight':
      return { x: x + step, y };
    case 'ArrowUp':
      return { x, y: y - step };
    case 'ArrowDown':
      return { x, y: y + step };
    default:
      return undefined;
  }
}
