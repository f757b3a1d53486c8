import { type PointerEvent, useRef } from 'react';

/**
 * Where a key leads from one of `count` pictures: an arrow goes the way it points, so that in a text
 * that runs to the left the next one is on the left. Ends are ends.
 */
export function movedBy(key: string, direction: 'ltr' | 'rtl', at: number, count: number): number {
  const forth = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
  const back = direction === 'ltr' ? 'ArrowLeft' : 'ArrowRight';
  const to = { [forth]: at + 1, [back]: at - 1, Home: 0, End: count - 1 }[key] ?? at;
  return Math.min(Math.max(to, 0), count - 1);
}

/** How far a finger goes before it means to turn the page, px. */
const far = 48;

/** Tells to which side a finger has pushed what it lies on; a scroll up or down is none. */
export function useSwipe(onSwipe: (side: 'left' | 'right') => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown: ({ clientX, clientY, pointerType }: PointerEvent) => {
      start.current = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const from = start.current;
      start.current = undefined;
      if (!from) return;
      const [x, y] = [clientX - from.x, clientY - from.y];
      if (Math.abs(x) > far && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 'left' : 'right');
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
