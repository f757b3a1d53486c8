import { type ColumnKey, type Scale, yOf } from './grid-scale.ts';
import type { Placing } from './placing.ts';

/** Scrolls a grid's frame as far as a placing wants it to be seen. */
export function reveal(
  box: HTMLElement | null,
  { day, hall, from, minutes }: Placing,
  columns: readonly ColumnKey[],
  scale: Scale,
): void {
  if (!box) return;
  const { gutter, head, column, perMinute } = scale;
  const index = columns.findIndex((one) => one.day === day && one.hall === hall);
  const across = Math.abs(box.scrollLeft);
  const along =
    index < 0 ? across : shifted(across, box.clientWidth - gutter, index * column, column);
  const rtl = getComputedStyle(box).direction === 'rtl';
  const down = shifted(
    box.scrollTop,
    // The line that says what it runs into lies over the lower edge.
    box.clientHeight - head - perMinute * 60,
    yOf(from, scale),
    Math.min(minutes * perMinute, box.clientHeight / 2),
  );
  box.scrollTo({ top: down, left: rtl ? -along : along, behavior: 'instant' });
}

/** How far to scroll so that a stretch is seen: no further than that wants. */
function shifted(scrolled: number, room: number, start: number, length: number): number {
  if (start < scrolled) return start;
  return Math.max(scrolled, start + length - room);
}
