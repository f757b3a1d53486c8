import { useEffect, useLayoutEffect } from 'react';
import { afterFrame } from '#shared/after-frame.ts';
import { overPage } from './over-page.ts';

/** Leads the focus to the title of the page, so that who reads by ear or by keyboard begins there. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Gives the focus back that went with what has been closed: to what had opened it, or to the title of the
 * page where that is gone too. What has taken the focus meanwhile keeps it.
 */
export function giveFocusBack(opener: Element | null): void {
  // Once what follows from closing has been drawn.
  setTimeout(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    else focusHeading();
  });
}

/** Gives the focus back, once what calls this is gone, to what had it before. */
export function useFocusBack(): void {
  // With the closing itself: on a busy device an effect may come later than who keeps lost focus waits.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    return () => giveFocusBack(opener);
  }, []);
}

/**
 * Leads the focus to the title of a screen that has been come to, for what had it is gone, and nobody who
 * reads by ear would know of the new one; of one that was gone `back` to only where nothing has it. Where a
 * link led to a part of the screen, by its id, it is there that they begin. Returns what ends it.
 */
export function leadToArrival(back = false, part = ''): () => void {
  let stop = () => {};
  // To take the focus has the browser style the page once more, for which a reader need not wait.
  const giveUp = afterFrame(() => {
    // What was opened over the screen meanwhile, as search by its keys, has the focus.
    if (!back && overPage.length === 0) {
      const named = document.getElementById(part);
      if (named) focusTitle(named);
      else focusHeading();
    }
    stop = leadToHeading();
  });
  return () => {
    giveUp();
    stop();
  };
}

/**
 * Leads the focus to the title of the page as soon as nothing has it, until the reader does something: a
 * screen that is left may still be there for a moment, and the next one's title come later. Returns what
 * ends it.
 */
function leadToHeading(): () => void {
  const look = () => {
    if (document.activeElement === document.body) focusHeading();
  };
  const observer = new MutationObserver(look);
  const inputs = ['pointerdown', 'keydown'] as const;
  const stop = () => {
    observer.disconnect();
    for (const input of inputs) removeEventListener(input, stop);
  };
  const main = document.getElementById('main');
  if (main) observer.observe(main, { childList: true, subtree: true });
  for (const input of inputs) addEventListener(input, stop);
  look();
  return stop;
}

/** How long (ms) what follows from a press has for taking the focus by itself. */
const patience = 100;

/** The parts of a page that have a title. */
const titled = 'details, section[aria-labelledby], section[aria-label]';

/** What is pressed. */
type Pressed = HTMLButtonElement | HTMLInputElement;

const isPressed = (target: EventTarget | null): target is Pressed =>
  target instanceof HTMLButtonElement ||
  (target instanceof HTMLInputElement && target.type === 'checkbox');

/**
 * Keeps the focus of buttons that go with their press, as those in whose place a question stands: it goes
 * on to the title of the part of the page that they stood in. One that had to wait has it again after.
 */
export function useFocusKept(): void {
  useEffect(() => {
    let stop = () => {};
    const watch = ({ target }: Pick<FocusEvent, 'target'>) => {
      stop();
      stop = isPressed(target) ? keepFocusOf(target) : () => {};
    };
    // What has it already may be pressed next.
    watch({ target: document.activeElement });
    const letGo = () => stop();
    document.addEventListener('focusin', watch);
    document.addEventListener('pointerdown', letGo);
    return () => {
      stop();
      document.removeEventListener('focusin', watch);
      document.removeEventListener('pointerdown', letGo);
    };
  }, []);
}

function keepFocusOf(button: Pressed): () => void {
  const root = button.closest<HTMLElement>('main, [role="dialog"]');
  if (!root) return () => {};
  const parts: Element[] = [];
  for (let part = button.closest(titled); part; part = part.parentElement?.closest(titled) ?? null)
    if (root.contains(part)) parts.push(part);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (document.activeElement !== document.body || !root.isConnected) return;
    if (!button.isConnected) timer ??= setTimeout(goOn, patience);
    else if (!button.disabled) button.focus({ preventScroll: true });
  };
  const goOn = () => {
    if (document.activeElement !== document.body || !root.isConnected) return;
    const part = parts.find(({ isConnected }) => isConnected);
    if (part) focusTitle(part);
    else if (root.role === 'dialog') root.focus({ preventScroll: true });
    else focusHeading();
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

function focusTitle(part: Element): void {
  const id = part.getAttribute('aria-labelledby');
  const title = part.querySelector<HTMLElement>(
    id ? `[id="${CSS.escape(id)}"]` : ':scope > summary',
  );
  const place = title ?? (part as HTMLElement);
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
