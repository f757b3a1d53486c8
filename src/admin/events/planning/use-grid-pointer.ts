import { type RefObject, useCallback } from 'react';
import type { Event } from '#entities/index.ts';
import { carriedNow, carry, letGo, type Taken } from './carried.ts';
import { drawnOut, type Point, placingAt, type Scale } from './grid-scale.ts';
import { type Placing, placingOf } from './placing.ts';
import { type Held, type Over, useDragging, useDropTarget, useHandles } from './use-dragging.ts';
import type { Plan } from './use-plan.ts';

/** A point of the screen as one of the grid, which begins where lines begin; undefined over its hours. */
function pointIn(box: HTMLElement, { x, y }: Over, { gutter, head }: Scale): Point | undefined {
  const { left, right, top } = box.getBoundingClientRect();
  const rtl = getComputedStyle(box).direction === 'rtl';
  const from = rtl ? right - x : x - left;
  if (from < gutter) return undefined;
  // Hours and heads lie over what is scrolled below them.
  return {
    along: from + Math.abs(box.scrollLeft),
    down: Math.max(y - top, head) + box.scrollTop,
  };
}

interface Moving {
  readonly take: (event: Event) => Taken;
  readonly put: (taken: Taken, to: Placing) => Promise<void>;
}

/** The grid by pointer and by finger: what is dragged is carried along, and put where it is dropped. */
export function useGridPointer(
  box: RefObject<HTMLElement | null>,
  { byId, columns }: Plan,
  scale: Scale,
  { put, take }: Moving,
): void {
  const takenOf = useCallback(
    ({ id }: Held): Taken | undefined => {
      const event = byId.get(id)?.event;
      const carried = carriedNow();
      if (event && carried?.id === id && carried.by === 'pointer') return carried.taken;
      return event && take(event);
    },
    [byId, take],
  );
  const placingOfHeld = useCallback(
    (taken: Taken, { how, grabbed }: Held, over: Over): Placing | undefined => {
      if (!box.current) return undefined;
      const own = placingOf(taken.event);
      if (over.target === 'shelf') return how === 'move' ? { ...own, hall: null } : undefined;
      if (over.target !== 'grid') return undefined;
      const point = pointIn(box.current, over, scale);
      if (!point) return undefined;
      if (how === 'resize') return drawnOut(own, point, scale);
      return placingAt(
        point,
        { minutes: own.minutes, grabbed: grabbed / scale.perMinute },
        columns,
        scale,
      );
    },
    [box, columns, scale],
  );
  const onDrag = useCallback(
    (held: Held, over: Over) => {
      const taken = takenOf(held);
      if (!taken) return letGo();
      carry({ id: held.id, by: 'pointer', to: placingOfHeld(taken, held, over), taken });
    },
    [takenOf, placingOfHeld],
  );
  const onDrop = useCallback(
    (held: Held, over: Over) => {
      const taken = takenOf(held);
      const to = taken && placingOfHeld(taken, held, over);
      letGo(carriedNow() !== undefined && !to);
      if (taken && to) void put(taken, to);
    },
    [takenOf, placingOfHeld, put],
  );
  useDragging({ onDrag, onDrop });
  useDropTarget(box, 'grid');
  useHandles(box);
}
