import type { Scale } from './grid-scale.ts';

/** What of the grid is drawn: columns and minutes, the last ones excluded. */
export interface Sight {
  readonly columns: readonly [number, number];
  readonly minutes: readonly [number, number];
}

/** How the scrolled box stands, in CSS pixels; `along` counts from the beginning of the line. */
export interface Scrolled {
  readonly along: number;
  readonly down: number;
  readonly width: number;
  readonly height: number;
}

/** Minutes by which what is drawn grows: the same is drawn until somebody has scrolled as far. */
const step = 120;

/** What is in sight, and as much around it that a turn of the wheel finds it drawn. */
export function sightOf(
  { along, down, width, height }: Scrolled,
  { first, last, perMinute, column }: Scale,
  columns: number,
): Sight {
  const wholeSteps = (minute: number, round: (n: number) => number) => round(minute / step) * step;
  const from = first + down / perMinute;
  const to = first + (down + height) / perMinute;
  return {
    columns: [
      Math.max(Math.floor(along / column) - 1, 0),
      Math.min(Math.ceil((along + width) / column) + 1, columns),
    ],
    minutes: [
      Math.max(wholeSteps(from - step / 2, Math.floor), first),
      Math.min(wholeSteps(to + step / 2, Math.ceil), last),
    ],
  };
}

/** Whether the same is drawn. */
export function sameSight(a: Sight, b: Sight): boolean {
  return String([...a.columns, ...a.minutes]) === String([...b.columns, ...b.minutes]);
}

/** Whether something that lasts from one minute to another is drawn. */
export function isSeen(from: number, to: number, [first, last]: Sight['minutes']): boolean {
  return from < last && to > first;
}
