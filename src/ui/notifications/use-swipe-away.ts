import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** How far (px) a swipe has to lead; a shorter one springs back. */
const enough = 50;
/** How far (px) a pointer moves before this is a swipe and no tap. */
const slop = 8;

interface Gesture {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  swiping: boolean;
}

/**
 * Handlers of an element that can be swiped away towards the end of the reading direction. It
 * follows the pointer through its property `--swipe` (px along the screen) and bears
 * `data-swiping` meanwhile; vertical movement is left to scrolling.
 */
export function useSwipeAway(onAway: () => void) {
  const gesture = useRef<Gesture>(undefined);
  const swiped = useRef(false);

  function travelled(element: HTMLElement, x: number): number {
    const toTheEnd = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    return Math.max(0, (x - (gesture.current?.x ?? x)) * toTheEnd) * toTheEnd;
  }

  function end({ currentTarget: element, pointerId, clientX }: PointerEvent<HTMLElement>) {
    if (gesture.current?.pointer !== pointerId) return;
    const distance = Math.abs(travelled(element, clientX));
    const away = gesture.current.swiping && distance >= enough;
    leave(element);
    if (away) onAway();
    else element.style.removeProperty('--swipe');
  }

  function leave(element: HTMLElement) {
    gesture.current = undefined;
    delete element.dataset.swiping;
  }

  return {
    onPointerDown({ pointerId, button, isPrimary, clientX, clientY }: PointerEvent<HTMLElement>) {
      swiped.current = false;
      if (!isPrimary || button !== 0) return;
      gesture.current = { pointer: pointerId, x: clientX, y: clientY, swiping: false };
    },
    onPointerMove({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
      const { current } = gesture;
      if (current?.pointer !== pointerId) return;
      if (!current.swiping) {
        const across = Math.abs(clientX - current.x);
        if (across < slop || across < Math.abs(clientY - current.y)) return;
        current.swiping = true;
        swiped.current = true;
        currentTarget.setPointerCapture(pointerId);
        currentTarget.dataset.swiping = '';
      }
      currentTarget.style.setProperty('--swipe', `${travelled(currentTarget, clientX)}px`);
    },
    onPointerUp: end,
    onPointerCancel({ currentTarget }: PointerEvent<HTMLElement>) {
      leave(currentTarget);
      currentTarget.style.removeProperty('--swipe');
    },
    /** A swipe that began or ended on a button is not a press of it. */
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (!swiped.current) return;
      swiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
