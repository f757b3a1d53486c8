import type { ColumnKey, Scale } from './grid-scale.ts';
import { allowed, type Placing } from './placing.ts';

/** What a key does to a session that is carried. */
export type Move =
  | 'earlier'
  | 'later'
  | 'before'
  | 'after'
  | 'shorter'
  | 'longer'
  | 'day_before'
  | 'day_after';

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** What a pressed key means; along the line the next hall is where reading goes. */
export function moveOf({ key, shiftKey }: Pressed, rtl: boolean): Move | undefined {
  switch (key) {
    case 'ArrowUp':
      return shiftKey ? 'shorter' : 'earlier';
    case 'ArrowDown':
      return shiftKey ? 'longer' : 'later';
    case 'ArrowLeft':
      return rtl ? 'after' : 'before';
    case 'ArrowRight':
      return rtl ? 'before' : 'after';
    case 'PageUp':
      return 'day_before';
    case 'PageDown':
      return 'day_after';
    default:
      return undefined;
  }
}

/** Where a session is after a move; where it was when the grid ends there. */
export function moved(
  placing: Placing,
  move: Move,
  columns: readonly ColumnKey[],
  days: readonly string[],
  scale: Pick<Scale, 'slot' | 'first' | 'last'>,
): Placing {
  const { from, minutes, day, hall } = placing;
  const { slot } = scale;
  // One that stands between two steps goes to the next of them.
  const back = (value: number) => (Math.ceil(value / slot) - 1) * slot;
  const on = (value: number) => (Math.floor(value / slot) + 1) * slot;
  switch (move) {
    case 'earlier':
      return allowed({ ...placing, from: Math.max(back(from), scale.first) });
    case 'later':
      return allowed({ ...placing, from: Math.min(on(from), scale.last - slot) });
    case 'shorter':
      return { ...placing, minutes: Math.max(back(from + minutes) - from, slot) };
    case 'longer':
      return allowed({ ...placing, minutes: on(from + minutes) - from });
    case 'before':
    case 'after': {
      const at = columns.findIndex((column) => column.day === day && column.hall === hall);
      // What had no hall comes into the first column of its day, or of all.
      const entered =
        at < 0
          ? Math.max(
              columns.findIndex((column) => column.day === day),
              0,
            )
          : at;
      const next = columns[at < 0 ? entered : at + (move === 'after' ? 1 : -1)];
      return next ? { ...placing, day: next.day, hall: next.hall } : placing;
    }
    case 'day_before':
    case 'day_after': {
      const next = days[days.indexOf(day) + (move === 'day_after' ? 1 : -1)];
      return next ? { ...placing, day: next } : placing;
    }
  }
}
