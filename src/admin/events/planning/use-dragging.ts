import {
  draggable,
  dropTargetForElements,
  type ElementEventPayloadMap,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { disableNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/disable-native-drag-preview';
import { preventUnhandled } from '@atlaskit/pragmatic-drag-and-drop/prevent-unhandled';
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { type RefObject, useEffect } from 'react';

/** What a pointer has taken hold of. */
export interface Held {
  readonly id: string;
  readonly how: 'move' | 'resize';
  /** How far below its upper edge a block is held, in CSS pixels. */
  readonly grabbed: number;
}

/** Where a pointer is: over the grid, the shelf, or nothing of both. */
export interface Over {
  readonly target: 'grid' | 'shelf' | undefined;
  readonly x: number;
  readonly y: number;
}

/**
 * Lets what a pointer comes over be dragged: elements that say their session in `data-session` and that it
 * is `data-movable`, and within them, by a `data-edge`, be drawn out. One at a time: to listen to each of
 * them would cost what scrolls a good part of its frame.
 */
export function useHandles(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = place.current;
    if (!box) return;
    let element: HTMLElement | undefined;
    let ends: readonly (() => void)[] = [];
    const leave = () => {
      for (const end of ends) end();
      ends = [];
    };
    const come = ({ target }: Event) => {
      const next = (target as Element).closest<HTMLElement>('[data-session][data-movable]');
      if (!next || next === element) return;
      leave();
      element = next;
      const edge = next.querySelector<HTMLElement>('[data-edge]');
      ends = [handle(next, next, 'move'), ...(edge ? [handle(edge, next, 'resize')] : [])];
    };
    box.addEventListener('pointerover', come);
    return () => {
      box.removeEventListener('pointerover', come);
      leave();
    };
  }, [place]);
}

function handle(element: HTMLElement, block: HTMLElement, how: Held['how']): () => void {
  return draggable({
    element,
    getInitialData: ({ input }) => ({
      ...{ id: block.dataset.session, how },
      grabbed: input.clientY - block.getBoundingClientRect().top,
    }),
    onGenerateDragPreview: ({ nativeSetDragImage }) => {
      if (how === 'move') return;
      // Its own edge shows what is drawn out; nothing need fly back when it is let go.
      disableNativeDragPreview({ nativeSetDragImage });
      preventUnhandled.start();
    },
  });
}

/** Lets sessions be dropped on an element, which scrolls where they are held at its edge. */
export function useDropTarget(
  place: RefObject<HTMLElement | null>,
  target: NonNullable<Over['target']>,
): void {
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const ends = [
      dropTargetForElements({ element, getData: () => ({ target }) }),
      autoScrollForElements({ element }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [place, target]);
}

interface Followed {
  /** Called at most once a frame. */
  readonly onDrag: (held: Held, over: Over) => void;
  readonly onDrop: (held: Held, over: Over) => void;
}

/** Follows whatever is dragged on this screen. */
export function useDragging({ onDrag, onDrop }: Followed): void {
  useEffect(
    () =>
      monitorForElements({
        onDrag: (event) => onDrag(heldOf(event), overOf(event)),
        onDrop: (event) => onDrop(heldOf(event), overOf(event)),
      }),
    [onDrag, onDrop],
  );
}

function heldOf({ source }: ElementEventPayloadMap['onDrag']): Held {
  return source.data as unknown as Held;
}

function overOf({ location }: ElementEventPayloadMap['onDrag']): Over {
  const { input, dropTargets } = location.current;
  const target = dropTargets[0]?.data.target as Over['target'];
  return { target, x: input.clientX, y: input.clientY };
}
