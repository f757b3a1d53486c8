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

/** Lets a session be dragged by an element; nothing where `id` is undefined. */
export function useHandle(
  handle: RefObject<HTMLElement | null>,
  id: string | undefined,
  how: Held['how'],
): void {
  useEffect(() => {
    const element = handle.current;
    if (!element || !id) return;
    return draggable({
      element,
      getInitialData: ({ input }) => ({
        ...{ id, how },
        grabbed: input.clientY - element.getBoundingClientRect().top,
      }),
      onGenerateDragPreview: ({ nativeSetDragImage }) => {
        if (how === 'move') return;
        // Its own edge shows what is drawn out; nothing need fly back when it is let go.
        disableNativeDragPreview({ nativeSetDragImage });
        preventUnhandled.start();
      },
    });
  }, [handle, id, how]);
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
