import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** The least share of their size that titles are set in. */
const least = 0.4;
/** The share of its size down to which a text is hardly smaller. */
const hardly = 0.8;
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
  useLayoutEffect(() => {
    if (ref.current) fitInto(ref.current);
  });
  useEffect(() => {
    const again = () => ref.current && fitInto(ref.current);
    addEventListener('resize', again);
    document.fonts.addEventListener('loadingdone', again);
    return () => {
      removeEventListener('resize', again);
      document.fonts.removeEventListener('loadingdone', again);
    };
  }, []);
  return ref;
}

/**
 * The same, of an element that is on the page: afterwards it has its `--room`, and `--lines`, how many of them
 * a title has beside others: one where that lets the rest fit, or a line would be cut through its letters.
 */
export function fitInto(element: HTMLElement): void {
  if (fitsWith(element, 2) || fitsWith(element, 1)) return;
  fitsWith(element, 2);
}

function fitsWith(element: HTMLElement, lines: number): boolean {
  element.style.setProperty('--lines', String(lines));
  if (fitsAt(element, 1)) return true;
  const cut = cutAnyhow(element);
  if (cut.size > 0 && fitsAt(element, 1, cut)) return true;
  let [fits, tooLarge] = [least, 1];
  for (let step = 0; step < steps; step += 1) {
    const middle = (fits + tooLarge) / 2;
    if (fitsAt(element, middle, cut)) fits = middle;
    else tooLarge = middle;
  }
  // What ends in dots at its smallest is no harm to the others; letters that are cut through are.
  return fitsAt(element, fits, cut) || (fits === least && fitsAt(element, least, dotted(element)));
}

const dotted = (element: HTMLElement) =>
  new Set([...element.querySelectorAll('*')].filter(isClamped));

/**
 * The texts that end in dots however little room there is for the rest, for their own type is hardly set any
 * smaller: nothing is gained for them by making the others small.
 */
function cutAnyhow(element: HTMLElement): ReadonlySet<Element> {
  const clamped = [...element.querySelectorAll('*')].filter(isClamped);
  const sizes = clamped.map(typeOf);
  fitsAt(element, least);
  return new Set(
    clamped.filter((box, index) => overfull(box) && typeOf(box) > hardly * (sizes[index] ?? 0)),
  );
}

/** Sets the share and tells whether every box inside, but for these, has room for what it holds then. */
function fitsAt(element: HTMLElement, room: number, but?: ReadonlySet<Element>): boolean {
  element.style.setProperty('--room', String(room));
  return (
    !overfull(element) &&
    ![...element.querySelectorAll('*')].some((box) => !but?.has(box) && overfull(box))
  );
}

function overfull(box: Element): boolean {
  const lacking = box.scrollHeight - box.clientHeight;
  if (lacking <= 1) return false;
  const { display } = getComputedStyle(box);
  const holds = display === 'flex' || display === 'grid' ? 'boxes' : 'text';
  return lacking > slack[holds] * typeOf(box);
}

const isClamped = (box: Element) => getComputedStyle(box).webkitLineClamp !== 'none';

/** The size of a box's type, px. */
const typeOf = (box: Element) => Number.parseFloat(getComputedStyle(box).fontSize);
