import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { caughtUp, isAhead, isLeftAhead } from './show-ahead.ts';

/** Of how many entries of the history it is known what was read. */
const mostHeld = 8;

/** How long a list that is gone back to may take to draw what was in the middle of it, ms. */
const mostLate = 2_000;

/** What was read of an entry of the history. */
interface Read {
  /** How far the page had been scrolled, px. */
  readonly scrolled: number;
  /** What was in the middle of the screen. */
  readonly middle: Middle | undefined;
}

interface Middle {
  readonly link: HTMLAnchorElement;
  /** Where it stood, px from the top of the window. */
  readonly top: number;
}

/** Where the pages of the tab's history were read, by entry. */
export interface Places {
  /** Notes what is read now, which is this entry. */
  note(entry: string): void;
  /** Brings what was read of this entry back to where it was. */
  find(entry: string): void;
  /** The address of the link in the middle of what was read of this entry. */
  linkOf(entry: string | undefined): string | undefined;
}

/**
 * Has who comes back see what they saw, at the same height: as far as a list has been scrolled says
 * less, for what has not been drawn of it yet has the height of a guess.
 */
export function useSamePlace(): Places {
  const router = useRouter();
  const [{ places, stop }] = useState(makePlaces);
  useEffect(() => {
    const stops = [
      router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
        const entry = fromLocation?.state.__TSR_key;
        if (isLeftAhead(entry)) return;
        stop();
        if (entry && pathChanged) places.note(entry);
      }),
      // After the router, which gives back how far the page had been scrolled.
      router.subscribe('onRendered', ({ toLocation, pathChanged }) => {
        const entry = toLocation.state.__TSR_key;
        if (entry && !isAhead() && pathChanged && !toLocation.hash) places.find(entry);
        caughtUp();
      }),
    ];
    return () => {
      stop();
      for (const stop of stops) stop();
    };
  }, [router, places, stop]);
  return places;
}

function makePlaces() {
  const held = new Map<string, Read>();
  let stop = () => {};
  const places: Places = {
    note(entry) {
      held.delete(entry);
      held.set(entry, { scrolled: scrollY, middle: middleOfScreen() });
      const [oldest] = held.keys();
      if (held.size > mostHeld && oldest) held.delete(oldest);
    },
    find(entry) {
      stop();
      const read = held.get(entry);
      if (!read) return;
      scrollTo({ top: read.scrolled, behavior: 'instant' });
      if (read.middle) stop = showAgain(read.middle);
    },
    linkOf: (entry = '') => held.get(entry)?.middle?.link.href,
  };
  return { places, stop: () => stop() };
}

/** Where to look for it, as parts of the height: there may be a gap or a title in the middle itself. */
const heights = [1 / 2, 2 / 5, 3 / 5, 1 / 4, 3 / 4];

function middleOfScreen(): Middle | undefined {
  for (const height of heights) {
    const there = document.elementFromPoint(innerWidth / 2, innerHeight * height);
    const link = there?.closest('main li')?.querySelector<HTMLAnchorElement>('a[href]');
    if (link) return { link, top: link.getBoundingClientRect().top };
  }
}

/**
 * Brings a link back to its height: at once, or, where it belongs to what is drawn of a long list a
 * moment later, once it is there and as long as the reader does nothing. Returns what ends the wait.
 */
function showAgain({ link, top }: Middle): () => void {
  const acted = new AbortController();
  const waitsUntil = performance.now() + mostLate;
  const look = () => {
    if (acted.signal.aborted) return;
    const links = document.querySelectorAll<HTMLAnchorElement>('main li a[href]');
    const there = isOnShow(link)
      ? link
      : [...links].find((other) => other.href === link.href && isOnShow(other));
    if (there) {
      scrollBy({ top: there.getBoundingClientRect().top - top, behavior: 'instant' });
      acted.abort();
    } else if (performance.now() < waitsUntil) requestAnimationFrame(look);
    else acted.abort();
  };
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(act, () => acted.abort(), { signal: acted.signal, passive: true });
  look();
  return () => acted.abort();
}

const isOnShow = (link: Element) => link.isConnected && !link.closest('[data-kept]');
