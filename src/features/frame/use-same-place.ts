import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Of how many entries of the history it is known what was in the middle of the screen. */
const mostHeld = 8;

/** How long a list that is gone back to may take to draw what was in the middle of it, ms. */
const mostLate = 2_000;

interface Middle {
  readonly link: HTMLAnchorElement;
  /** Where it stood, px from the top of the window. */
  readonly top: number;
}

/**
 * Has who comes back see what they saw, at the same height: as far as a list has been scrolled says
 * less, for what has not been drawn of it yet has the height of a guess.
 */
export function useSamePlace(): void {
  const router = useRouter();
  useEffect(() => {
    const middles = new Map<string, Middle>();
    let stopWaiting = () => {};
    const stops = [
      router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
        stopWaiting();
        const entry = fromLocation?.state.__TSR_key;
        const middle = pathChanged && middleOfScreen();
        if (!entry || !middle) return;
        middles.delete(entry);
        middles.set(entry, middle);
        const [oldest] = middles.keys();
        if (middles.size > mostHeld && oldest) middles.delete(oldest);
      }),
      // After the router, which gives back how far the page had been scrolled.
      router.subscribe('onRendered', ({ toLocation, pathChanged }) => {
        const middle = middles.get(toLocation.state.__TSR_key ?? '');
        if (middle && pathChanged && !toLocation.hash) stopWaiting = showAgain(middle);
      }),
    ];
    return () => {
      stopWaiting();
      for (const stop of stops) stop();
    };
  }, [router]);
}

function middleOfScreen(): Middle | undefined {
  const there = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const link = there?.closest('main li')?.querySelector<HTMLAnchorElement>('a[href]');
  return link ? { link, top: link.getBoundingClientRect().top } : undefined;
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
    const there = link.isConnected ? link : linkTo(link.href);
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

function linkTo(href: string): HTMLAnchorElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('main li a[href]');
  return [...links].find((link) => link.href === href);
}
