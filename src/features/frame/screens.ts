import type { ScreenAddress } from '#ui/screen-address.ts';

/** One screen that has been made: on show, or out of sight. */
export interface Screen {
  /** Its own for as long as it lives, whatever address it shows. */
  readonly id: number;
  /** The entry in the tab's history that it shows; undefined for one that nobody has opened yet. */
  readonly entry: string | undefined;
  /** Path and search, as they stand in the address. */
  readonly href: string;
  /** The router's name of what is shown there. */
  readonly route: string;
  readonly address: ScreenAddress;
  /** The router shows it itself: one taken over from a published page, that waits or has failed. */
  readonly routed: boolean;
}

/** What is on show, with what is ready to be shown beside it. */
export interface Screens {
  readonly shown: Screen;
  /** Left, and kept for who comes back; the one left last first. */
  readonly kept: readonly Screen[];
  /** Made while a link to it is pressed. */
  readonly pressed: Screen | undefined;
  /** How many screens have been made. */
  readonly count: number;
}

/** An address that is to be on show. */
export type Arrival = Omit<Screen, 'id'>;

/** How many screens are kept out of sight. */
const mostKept = 2;

/** The one screen that a visit begins with. */
export function firstScreen(arrival: Arrival): Screens {
  return { shown: { ...arrival, id: 0 }, kept: [], pressed: undefined, count: 1 };
}

/**
 * The screens once an address has been gone to: the one kept of this entry of the history, the one
 * made while its link was pressed, the one on show where it only changes its address, or a new one.
 * `left` is the entry that was on show; what `keeps` says is kept of it.
 */
export function goTo(
  screens: Screens,
  arrival: Arrival,
  left: string | undefined,
  keeps: (route: string) => boolean,
): Screens {
  const { shown, pressed, count } = screens;
  const found =
    screens.kept.find(({ entry }) => entry !== undefined && entry === arrival.entry) ??
    (pressed?.href === arrival.href ? pressed : undefined);
  const ready = found && !arrival.routed && found.route === arrival.route ? found : undefined;
  if (!ready && shown.route === arrival.route && (shown.routed || !arrival.routed)) {
    const address = settled(shown.address, arrival.address);
    return { ...screens, shown: { ...shown, ...arrival, address, routed: shown.routed } };
  }
  // A link may be pressed for what is then come back to, of which no part may be made late.
  const otherwise = ready === pressed && pressed?.address.opens !== arrival.address.opens;
  const next = ready
    ? {
        ...ready,
        ...arrival,
        address: otherwise ? arrival.address : settled(ready.address, arrival.address),
      }
    : { ...arrival, id: count };
  let made = ready ? count : count + 1;
  const kept = screens.kept.filter((screen) => screen !== ready);
  if (keeps(shown.route)) {
    // The router may have come to what is arrived at before this is asked.
    const entry = left === arrival.entry ? shown.entry : (left ?? shown.entry);
    // What the router shows itself cannot be kept: another is made of it, for who comes back.
    if (shown.routed)
      kept.unshift({
        ...shown,
        id: made++,
        entry,
        address: { ...shown.address, opens: false, comesBack: true },
        routed: false,
      });
    else kept.unshift({ ...shown, entry });
  }
  return { shown: next, kept: kept.slice(0, mostKept), pressed: undefined, count: made };
}

/** The screens with one more that is made ahead, because a link to it is pressed. */
export function press(
  screens: Screens,
  { href, route, address }: Omit<Arrival, 'entry' | 'routed'>,
) {
  const id = screens.count;
  const pressed = { id, entry: undefined, href, route, address, routed: false };
  return { ...screens, pressed, count: id + 1 };
}

/** The address that was, where the new one says the same: what reads it need not be rendered again. */
function settled(before: ScreenAddress, now: ScreenAddress): ScreenAddress {
  return alike(before.search, now.search) && alike(before.params, now.params) ? before : now;
}

function alike(one: ScreenAddress['search'], other: ScreenAddress['search']): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}
