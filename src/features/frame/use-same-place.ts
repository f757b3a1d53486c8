import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Of how many entries of the history it is known what was in the middle of the screen. */
const mostHeld = 8;

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
    const stops = [
      router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
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
        if (!middle || !pathChanged || toLocation.hash) return;
        const link = middle.link.isConnected ? middle.link : linkTo(middle.link.href);
        if (!link) return;
        scrollBy({ top: link.getBoundingClientRect().top - middle.top, behavior: 'instant' });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [router]);
}

function middleOfScreen(): Middle | undefined {
  const there = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const link = there?.closest('main li')?.querySelector<HTMLAnchorElement>('a[href]');
  return link ? { link, top: link.getBoundingClientRect().top } : undefined;
}

function linkTo(href: string): HTMLAnchorElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('main li a[href]');
  return [...links].find((link) => link.href === href);
}
