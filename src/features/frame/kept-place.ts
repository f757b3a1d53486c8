/** The browser draws a part of a page, or no longer does, because it is in sight or not. */
const drawing = 'contentvisibilityautostatechange';

/** How many parts on each side of what was read a screen of any height may show. */
const beside = 4;

/**
 * Where a screen stands in the document. While it is kept out of sight it stays laid out, where React's
 * `Activity` would take its boxes away (and the style sheet does, for a browser that cannot keep them), and
 * it has its focus and its scrolled parts again with the showing.
 */
export class KeptPlace {
  readonly element: HTMLElement;
  /** What is drawn of it; undefined before it has ever been on show. */
  #drawn: Set<HTMLElement> | undefined;
  #focused: HTMLElement | undefined;
  readonly #scrolled = new Map<Element, readonly [left: number, top: number]>();

  constructor(element: HTMLElement) {
    this.element = element;
    element.addEventListener('scroll', this.#noteScrolled, { capture: true, passive: true });
    element.addEventListener(drawing, this.#noteDrawn);
  }

  /** Whether React has made what belongs here. */
  get isMade(): boolean {
    return this.element.firstElementChild !== null;
  }

  get isKept(): boolean {
    return 'kept' in this.element.dataset;
  }

  get wasShown(): boolean {
    return this.#drawn !== undefined;
  }

  /** Takes the screen out of sight, as React does or has done. */
  keep(): void {
    const { activeElement } = document;
    this.element.dataset.kept = '';
    if (this.#drawn) {
      stayDrawn(this.#drawn);
      this.#standBoxes();
    }
    if (!(activeElement instanceof HTMLElement && this.element.contains(activeElement))) return;
    this.#focused = activeElement;
    // The browser would take it away a frame later. Last, for this has the page laid out.
    activeElement.blur();
  }

  /** Has the screen on show, as React does or will have it. */
  show(): void {
    this.#drawn ??= new Set();
    this.#standBoxes();
    delete this.element.dataset.kept;
    for (const [element, [left, top]] of this.#scrolled)
      element.scrollTo({ left, top, behavior: 'instant' });
    if (document.activeElement === document.body) this.#focused?.focus({ preventScroll: true });
    this.#focused = undefined;
  }

  /** Lays out what has never been on show, with what is about this link drawn, or else what comes first. */
  layOut(link: string | undefined): void {
    this.#standBoxes();
    const links = [...this.element.querySelectorAll('a')];
    const read = links.find(({ href }) => href === link);
    let part: Element | undefined;
    for (const within of read ? [read] : links) part ??= this.#partAround(within);
    const parts = [...(part?.parentElement?.children ?? [])];
    const at = part ? parts.indexOf(part) : 0;
    stayDrawn(parts.slice(Math.max(at - beside, 0), at + beside + 1) as HTMLElement[]);
    this.element.firstElementChild?.getBoundingClientRect();
  }

  /** What the browser draws by itself around this, once it is in sight. */
  #partAround(within: Element): Element | undefined {
    for (let part: Element | null = within; part !== this.element; part = part.parentElement) {
      if (!part) return;
      if (getComputedStyle(part).contentVisibility === 'auto') return part;
    }
  }

  /** Undoes the `display: none` of what `Activity` hides. */
  #standBoxes(): void {
    for (const { style } of this.element.children as HTMLCollectionOf<HTMLElement>)
      style.removeProperty('display');
  }

  readonly #noteScrolled = ({ target }: Event) => {
    if (target instanceof Element && !this.isKept)
      this.#scrolled.set(target, [target.scrollLeft, target.scrollTop]);
  };

  readonly #noteDrawn = (event: Event) => {
    const { target, skipped } = event as ContentVisibilityAutoStateChangeEvent;
    if (!(target instanceof HTMLElement)) return;
    if (skipped) this.#drawn?.delete(target);
    else this.#drawn?.add(target);
  };
}

/**
 * Has what a browser drew because it was in sight stay drawn: of what has been hidden it would look for
 * that anew, a frame after it is shown.
 */
function stayDrawn(drawn: Iterable<HTMLElement>): void {
  for (const { style } of drawn) {
    style.contentVisibility = 'visible';
    style.contain = 'layout style paint';
  }
}
