import { type AnyRouter, useElementScrollRestoration, useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useScreenAddress } from '#ui/screen-address.ts';

/** Whether the reader comes back to a place in the page that will be given back to them. */
export function useComesBack(): boolean {
  const { comesBack = false } = useScreenAddress();
  const router = useRouter();
  const known = useElementScrollRestoration({ getElement: () => window }) !== undefined;
  return useState(() => comesBack || (known && isGivenBack(router)))[0];
}

/** The router gives a place back, or the browser, which does not where the page is gone to anew. */
function isGivenBack({ options: { scrollRestoration }, latestLocation: location }: AnyRouter) {
  const byRouter =
    typeof scrollRestoration === 'function' ? scrollRestoration({ location }) : scrollRestoration;
  if (byRouter) return true;
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opening?.type !== 'navigate';
}

/**
 * Brings a place into view once, when the page opens and as soon as there is anything to show.
 * A reader who has already begun to scroll is left alone.
 */
export function useOpensAt(place: RefObject<HTMLElement | null>, wanted: boolean): void {
  const router = useRouter();
  const done = useRef(false);
  useEffect(() => {
    if (!wanted || done.current) return;
    const open = () => {
      if (done.current) return;
      done.current = true;
      if (scrollY < 200) goTo(place.current, 'instant');
    };
    // The router scrolls each new page to its top after rendering it; this comes after that.
    const stop = router.subscribe('onRendered', () => setTimeout(open));
    const late = setTimeout(open, 300);
    return () => {
      stop();
      clearTimeout(late);
    };
  }, [wanted, place, router]);
}

/** Brings a place into view; in a plan that scrolls by itself, its third of the height. */
export function goTo(
  place: HTMLElement | null,
  behavior: ScrollBehavior = preferredMotion(),
): void {
  const plan = place?.closest<HTMLElement>('[data-plan]');
  if (place && plan) plan.scrollTo({ top: place.offsetTop - plan.clientHeight / 3, behavior });
  (plan ?? place)?.scrollIntoView({ behavior });
}

function preferredMotion(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
