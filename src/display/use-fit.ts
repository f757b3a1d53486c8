import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** The least share of their size that titles are set in. */
const least = 0.4;
/** Steps of the search for the right share. */
const steps = 6;
/** How much of its type's size a box may lack: letters of a text reach beyond its lines. */
const slack = { text: 0.5, boxes: 0.25 };

/**
 * Sets what an element holds as large as there is room for: gives it `--room`, from 1 down, by which
 * its style sheets multiply what can be smaller. Measured at every render, and when the screen or its
 * fonts change.
 */
export function useFit<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => adjust(ref.current));
  useEffect(() => {
    const again = () => adjust(ref.current);
    addEventListener('resize', again);
    document.fonts.addEventListener('loadingdone', again);
    return () => {
      removeEventListener('resize', again);
      document.fonts.removeEventListener('loadingdone', again);
    };
  }, []);
  return ref;
}

function adjust(element: HTMLElement | null): void {
  if (!element || fitsAt(element, 1)) return;
  let [fits, tooLarge] = [least, 1];
  for (let step = 0; step < steps; step += 1) {
    const middle = (fits + tooLarge) / 2;
    if (fitsAt(element, middle)) fits = middle;
    else tooLarge = middle;
  }
  fitsAt(element, fits);
}

/** Sets the share and tells whether every box inside has room for what it holds then. */
function fitsAt(element: HTMLElement, room: number): boolean {
  element.style.setProperty('--room', String(room));
  return !overfull(element) && ![...element.querySelectorAll('*')].some(overfull);
}

function overfull(box: Element): boolean {
  const lacking = box.scrollHeight - box.clientHeight;
  if (lacking <= 1) return false;
  const { display, fontSize } = getComputedStyle(box);
  const holds = display === 'flex' || display === 'grid' ? 'boxes' : 'text';
  return lacking > slack[holds] * Number.parseFloat(fontSize);
}
