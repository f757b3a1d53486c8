import { CatchBoundary, Outlet, useMatches, useRouter } from '@tanstack/react-router';
import {
  Activity,
  memo,
  useEffect,
  useEffectEvent,
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
import { isNarrow } from '#ui/is-narrow.ts';
import { AddressProvider } from '#ui/screen-address.ts';
import { ErrorScreen } from './error-screen.tsx';
import { KeptPlace } from './kept-place.ts';
import classes from './kept-screens.module.css';
import { type Arrival, firstScreen, goTo, press, type Screen } from './screens.ts';
import { isOpened, showAhead } from './show-ahead.ts';
import { useArrival } from './use-arrival.ts';
import { type Places, useSamePlace } from './use-same-place.ts';

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
 * instead of rendered and laid out again, and what is opened is made from the press on its link on. The
 * effects of what is out of sight are undone; what is kept stands behind what is on show, and nobody who
 * searches or reads the page comes upon it.
 */
export function KeptScreens() {
  const router = useRouter();
  const match = useMatches({ select: (matches) => matches.at(-1) });
  const takenOver = useTakenOver();
  const [held, setHeld] = useState(() => ({
    match,
    screens: firstScreen(arrivalOf(router, match, { routed: takenOver })),
  }));
  let { screens } = held;
  if (held.match !== match) {
    const left = router.state.resolvedLocation?.state.__TSR_key;
    const keeps = (route: string) => listPaths.has(routeAt(router, route)?.fullPath ?? '');
    const arrival = arrivalOf(router, match, { opened: isOpened() });
    screens = goTo(screens, arrival, left, keeps);
    setHeld({ match, screens });
  }
  const { shown, kept, pressed } = screens;
  const read = useSamePlace();
  const [places] = useState(() => new Map<number, KeptPlace>());
  useArrival(shown.href);

  const showKept = useEffectEvent((entry: string) => {
    const wanted = kept.find((screen) => screen.entry === entry);
    const its = wanted && places.get(wanted.id);
    const before = places.get(shown.id);
    if (!its?.isMade || !before) return;
    const left = router.latestLocation.state.__TSR_key;
    if (left) read.note(left);
    const slot = before.element.parentElement;
    before.keep();
    before.element.remove();
    its.show();
    read.find(entry);
    const undo = () => {
      its.keep();
      slot?.append(before.element);
      before.show();
      if (left) read.find(left);
    };
    return { left, undo };
  });
  useEffect(() => showAhead((entry) => showKept(entry)), []);

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

  // In this order what is opened or gone back to moves nothing that is kept, which would be laid out anew.
  const all = pressed ? [pressed, shown, ...kept] : [shown, ...kept];
  return all.map((screen) =>
    screen.routed ? (
      screen === shown && <Outlet key={screen.id} />
    ) : (
      <KeptScreen
        key={screen.id}
        id={screen.id}
        entry={screen.entry}
        route={screen.route}
        address={screen.address}
        read={read}
        places={places}
        hidden={screen !== shown}
        ahead={screen === pressed}
      />
    ),
  );
}

interface Props extends Pick<Screen, 'id' | 'entry' | 'route' | 'address'> {
  readonly read: Places;
  /** Where the screens stand, by their number. */
  readonly places: Map<number, KeptPlace>;
  readonly hidden: boolean;
  /** It is made ahead, and has never been on show. */
  readonly ahead: boolean;
}

const KeptScreen = memo(function KeptScreen(props: Props) {
  const { route, address, hidden } = props;
  const router = useRouter();
  const { slot, place } = usePlace(props);
  const Component = componentAt(router, route);
  // The same element each time: what is shown again or hidden is not rendered for it.
  const inside = useMemo(
    () => <AddressProvider value={address}>{Component && <Component />}</AddressProvider>,
    [address, Component],
  );
  return (
    <div ref={slot} className={classes.slot}>
      <div ref={place} className={classes.place} data-kept={hidden || undefined}>
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
 * The place of a screen, in the one slot that it has. One that is made ahead is out of the document until
 * it is shown.
 */
function usePlace({ id, entry, read, places, hidden, ahead }: Props) {
  const slot = useRef<HTMLDivElement>(null);
  const place = useRef<KeptPlace>(null);
  const linkRead = useEffectEvent(() => read.linkOf(entry));

  useInsertionEffect(() => {
    const its = place.current?.element;
    // Before anything inside is told that it is shown.
    if (!ahead && its?.isConnected === false) slot.current?.append(its);
  });

  useLayoutEffect(() => {
    if (ahead) place.current?.element.remove();
  }, [ahead]);

  useLayoutEffect(() => {
    const its = place.current;
    if (!its) return;
    if (!hidden) return its.show();
    its.keep();
    if (ahead || its.wasShown) return;
    const made = new MutationObserver(() => {
      made.disconnect();
      void whenIdle(patience).then(() => its.isKept && its.layOut(linkRead()));
    });
    made.observe(its.element, { childList: true });
    return () => made.disconnect();
    // Not with each address that it shows: what is scrolled in it would be held up.
  }, [hidden, ahead]);

  useEffect(() => () => void places.delete(id), [id, places]);

  // Both stay known while what is around them waits for code or words, when React takes them away.
  return {
    slot: (made: HTMLDivElement | null) => {
      slot.current = made ?? slot.current;
    },
    place: (made: HTMLDivElement | null) => {
      if (!made || made === place.current?.element) return;
      place.current = new KeptPlace(made);
      places.set(id, place.current);
    },
  };
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
  { routed = false, opened = false },
): Arrival {
  const { pathname, searchStr, state } = router.latestLocation;
  return {
    entry: state.__TSR_key,
    href: pathname + searchStr,
    route: match?.routeId ?? '',
    address: {
      search: match?.search ?? {},
      params: match?.params ?? {},
      opens: opened && opensInParts(router.latestLocation),
    },
    routed: routed || match?.status !== 'success',
  };
}

/** Whether a screen that is opened is to be made in parts: a wide one shows at once what a phone has below. */
const opensInParts = ({ hash }: { hash: string }) => !hash && isNarrow();

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
  return {
    href: pathname + search,
    route: route.id,
    address: { search: searched, params, opens: opensInParts(link) },
  };
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
  for (const link of document.querySelectorAll('main a[href]')) {
    if (!link.closest('[data-kept]')) sight.observe(link);
  }
}
