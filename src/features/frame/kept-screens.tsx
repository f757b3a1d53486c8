import { CatchBoundary, Outlet, useMatches, useRouter } from '@tanstack/react-router';
import {
  Activity,
  memo,
  type RefObject,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { whenIdle } from '#device/idle.ts';
import { afterFirstPaint } from '#replica/first-paint.ts';
import { type AddressName, addresses } from '#shared/addresses.ts';
import { useTakenOver } from '#shared/use-settled.ts';
import { AddressProvider } from '#ui/screen-address.ts';
import { ErrorScreen } from './error-screen.tsx';
import classes from './kept-screens.module.css';
import { type Arrival, firstScreen, goTo, press, type Screen } from './screens.ts';
import { useArrival } from './use-arrival.ts';
import { useSamePlace } from './use-same-place.ts';

/** The lists that people come back to from what they open in them. */
const lists: readonly AddressName[] = [
  'home',
  'programme',
  'speakers',
  'village',
  'news',
  'announcements',
];
const listPaths = new Set<string>(lists.map((name) => addresses[name].path));

/** Longest wait for an idle moment, ms. */
const patience = 5_000;

type Router = ReturnType<typeof useRouter>;

/**
 * The screen at the address, in the router's `Outlet`'s place: what is gone back to is shown again
 * instead of rendered again, and what is opened is made from the press on its link on. What is out
 * of sight is out of the document as well, and its effects are undone.
 */
export function KeptScreens() {
  const router = useRouter();
  const match = useMatches({ select: (matches) => matches.at(-1) });
  const takenOver = useTakenOver();
  const [held, setHeld] = useState(() => ({
    match,
    screens: firstScreen(arrivalOf(router, match, takenOver)),
  }));
  let { screens } = held;
  if (held.match !== match) {
    const left = router.state.resolvedLocation?.state.__TSR_key;
    const keeps = (route: string) => listPaths.has(routeAt(router, route)?.fullPath ?? '');
    screens = goTo(screens, arrivalOf(router, match), left, keeps);
    setHeld({ match, screens });
  }
  const { shown, kept, pressed } = screens;
  useSamePlace();
  useArrival(shown.href);

  useEffect(() => {
    const made = async (event: PointerEvent) => {
      const pressed = pressedScreen(router, event);
      if (!pressed) return;
      await componentAt(router, pressed.route)?.preload?.();
      // What has been opened meanwhile is not made ahead any more.
      setHeld((now) =>
        router.state.status === 'idle' && now.screens.shown.route !== pressed.route
          ? { ...now, screens: press(now.screens, pressed) }
          : now,
      );
    };
    const drop = () =>
      setHeld((now) => ({ ...now, screens: { ...now.screens, pressed: undefined } }));
    const options = { passive: true };
    document.addEventListener('pointerdown', made, options);
    document.addEventListener('pointercancel', drop, options);
    return () => {
      document.removeEventListener('pointerdown', made);
      document.removeEventListener('pointercancel', drop);
    };
  }, [router]);

  useEffect(() => {
    let gone = false;
    void afterFirstPaint()
      .then(() => whenIdle(patience))
      .then(() => gone || loadBehindLinks(router, shown.href));
    return () => {
      gone = true;
    };
  }, [router, shown.href]);

  const all = pressed ? [shown, ...kept, pressed] : [shown, ...kept];
  return all
    .sort((one, other) => one.id - other.id)
    .map((screen) =>
      screen.routed ? (
        screen === shown && <Outlet key={screen.id} />
      ) : (
        <KeptScreen
          key={screen.id}
          route={screen.route}
          address={screen.address}
          hidden={screen !== shown}
        />
      ),
    );
}

interface Props extends Pick<Screen, 'route' | 'address'> {
  readonly hidden: boolean;
}

const KeptScreen = memo(function KeptScreen({ route, address, hidden }: Props) {
  const router = useRouter();
  const { slot, place } = usePlace(hidden);
  const Component = componentAt(router, route);
  // The same element each time: what is shown again or hidden is not rendered for it.
  const inside = useMemo(
    () => <AddressProvider value={address}>{Component && <Component />}</AddressProvider>,
    [address, Component],
  );
  return (
    <div ref={(made) => stay(slot, made)} className={classes.place}>
      <div ref={(made) => stay(place, made)} className={classes.place}>
        <Activity mode={hidden ? 'hidden' : 'visible'}>
          <CatchBoundary getResetKey={() => hidden} errorComponent={ErrorScreen}>
            {inside}
          </CatchBoundary>
        </Activity>
      </div>
    </div>
  );
});

/**
 * Takes what is hidden out of the document and puts it back before anything inside is told that it
 * is shown, with the focus it had and the parts of it scrolled as they were.
 */
function usePlace(hidden: boolean) {
  const slot = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement>(null);
  const scrolled = useRef(new Map<Element, readonly [left: number, top: number]>());

  useInsertionEffect(() => {
    if (!hidden && place.current) slot.current?.append(place.current);
  }, [hidden]);

  useLayoutEffect(() => {
    const its = place.current;
    if (!its) return;
    if (hidden) {
      const { activeElement } = document;
      focused.current =
        activeElement instanceof HTMLElement && its.contains(activeElement) ? activeElement : null;
      its.remove();
      return;
    }
    for (const [element, [left, top]] of scrolled.current)
      element.scrollTo({ left, top, behavior: 'instant' });
    if (document.activeElement === document.body) focused.current?.focus({ preventScroll: true });
    focused.current = null;
    const note = ({ target }: Event) => {
      if (target instanceof Element)
        scrolled.current.set(target, [target.scrollLeft, target.scrollTop]);
    };
    its.addEventListener('scroll', note, { capture: true, passive: true });
    return () => its.removeEventListener('scroll', note, { capture: true });
  }, [hidden]);
  return { slot, place };
}

/**
 * Sets a ref to an element that stays known while what is around it waits for code or words, when
 * React takes it away.
 */
function stay(ref: RefObject<HTMLDivElement | null>, made: HTMLDivElement | null) {
  ref.current = made ?? ref.current;
}

function routeAt(router: Router, id: string) {
  return (router.routesById as Readonly<Record<string, Router['routeTree'] | undefined>>)[id];
}

function componentAt(router: Router, id: string) {
  return routeAt(router, id)?.options.component;
}

/** What the router has gone to. */
function arrivalOf(
  router: Router,
  match: ReturnType<typeof useMatches>[number] | undefined,
  routed = false,
): Arrival {
  const { pathname, searchStr, state } = router.latestLocation;
  return {
    entry: state.__TSR_key,
    href: pathname + searchStr,
    route: match?.routeId ?? '',
    address: { search: match?.search ?? {}, params: match?.params ?? {} },
    routed: routed || match?.status !== 'success',
  };
}

/** The screen behind a link that is pressed, where a click would open it here. */
function pressedScreen(router: Router, event: PointerEvent) {
  const plain = event.isPrimary && event.button === 0 && !(event.metaKey || event.ctrlKey);
  if (!plain || event.shiftKey || event.altKey || !(event.target instanceof Element)) return;
  return screenBehind(router, event.target.closest('a'));
}

function screenBehind(router: Router, link: HTMLAnchorElement | null) {
  if (!link?.href || link.target || link.origin !== location.origin || link.download) return;
  const { pathname, search } = link;
  const [, params, route] = router.getMatchedRoutes(pathname);
  const [, around] = router.state.matches;
  // What is escaped in a path the router unfolds by itself.
  if (!route || route.parentRoute?.id !== around?.routeId || pathname.includes('%')) return;
  const searched = Object.fromEntries(new URLSearchParams(search));
  return { href: pathname + search, route: route.id, address: { search: searched, params } };
}

/**
 * Loads the screens that the links in sight on a page lead to, so that to open one only shows it. Where
 * they are is told by the browser when it next knows: to ask would have it lay the page out.
 */
function loadBehindLinks(router: Router, page: string): void {
  const sight = new IntersectionObserver((links) => {
    sight.disconnect();
    for (const { target, isIntersecting } of links) {
      const behind = isIntersecting && screenBehind(router, target as HTMLAnchorElement);
      if (behind && behind.href !== page) void componentAt(router, behind.route)?.preload?.();
    }
  });
  for (const link of document.querySelectorAll('main a[href]')) sight.observe(link);
}
